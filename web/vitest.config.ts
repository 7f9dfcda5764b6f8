import { realpathSync } from "node:fs";
import { svelteTesting } from "@testing-library/svelte/vite";
import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default defineConfig((environment) =>
  mergeConfig(
    page(environment),
    defineConfig({
      plugins: [svelteTesting()],
      // What tests/ and docs/ of the server have is compared; and a copy of the tree shares what is installed.
      server: { fs: { allow: ["..", realpathSync("node_modules")] } },
      test: {
        environment: "jsdom",
        isolate: false, // so that jsdom is loaded once; tests/setup.ts leaves nothing of the file before
        maxWorkers: 1, // for the same reason: other cores have other checks
        include: ["tests/**/*.test.ts"],
        setupFiles: ["tests/setup.ts"],
        testTimeout: 60_000, // milliseconds; the machine may be busy
        hookTimeout: 60_000,
        css: { include: [/(base|tokens)\.css/] }, // tests read them
      },
    }),
  ),
);
