import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import config from "./svelte.config.js";

export default ts.config(
  { ignores: ["node_modules/", "src/protocol.ts"] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: globals.browser } },
  { rules: { "svelte/prefer-svelte-reactivity": "off", "svelte/no-navigation-without-resolve": "off" } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"], svelteConfig: config } },
  },
  {
    // What is known stands below what draws it. (Components have capital letters, modules as text.svelte.ts small ones.)
    files: ["src/**/*.ts"],
    ignores: ["src/main.ts", "src/gallery/main.ts", "src/cards/art.ts"], // which mount one, or name drawings
    rules: {
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "/[A-Z]\\w*\\.svelte$", caseSensitive: true, message: "A module knows no component." }] },
      ],
    },
  },
);
