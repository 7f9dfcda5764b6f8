import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { defineConfig, loadEnv } from "vite";

export default defineConfig(({ mode }) => {
  // Where `vite` finds the game server while the page is being worked on.
  const server = loadEnv(mode, ".", "GLASTONBURY_").GLASTONBURY_API ?? "http://127.0.0.1:8000";
  return {
    plugins: [svelte(), icons({ compiler: "svelte", scale: 1 })],
    build: {
      outDir: "../src/glastonbury/page",
      emptyOutDir: true,
      assetsInlineLimit: 0, // the page may only use what has an address of its own
      modulePreload: { polyfill: false },
    },
    server: {
      proxy: {
        "/api": {
          target: server,
          ws: true,
          changeOrigin: true,
          headers: { origin: server }, // the server answers pages of its own origin only
        },
      },
    },
  };
});
