import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config";

export default defineConfig((environment) =>
  mergeConfig(
    page(environment),
    defineConfig({
      plugins: [svelteTesting()],
      server: { fs: { allow: [".."] } }, // what docs/ say of the server is compared
      test: { environment: "jsdom", include: ["tests/**/*.test.ts"] },
    }),
  ),
);
