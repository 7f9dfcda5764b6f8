import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default defineConfig((environment) =>
  mergeConfig(
    page(environment),
    defineConfig({
      plugins: [svelteTesting()],
      server: { fs: { allow: [".."] } }, // what tests/ and docs/ of the server have is compared
      test: {
        environment: "jsdom",
        include: ["tests/**/*.test.ts"],
        setupFiles: ["tests/setup.ts"],
        css: { include: [/tokens\.css/] }, // a test reads it
      },
    }),
  ),
);
