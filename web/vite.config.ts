import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [svelte(), icons({ compiler: "svelte", scale: 1 })],
  build: {
    outDir: "../src/glastonbury/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page may only use what has an address of its own
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
});
