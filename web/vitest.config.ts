import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default defineConfig((environment) =>
  mergeConfig(
    page(environment),
    defineConfig({
      plugins: [svelteTesting()],
      server: { fs: { allow: [".", "../tests/data"] } }, // what is tested on both sides
      test: { environment: "jsdom", include: ["tests/**/*.test.ts"], setupFiles: ["tests/setup.ts"] },
    }),
  ),
);
