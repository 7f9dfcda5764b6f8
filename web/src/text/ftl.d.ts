declare module "*.ftl" {
  import type { FluentResource } from "@fluent/bundle";

  const messages: FluentResource; // vite.config.ts parses it
  export default messages;
}
