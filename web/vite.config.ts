import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import icons from "unplugin-icons/vite";
import { build, defineConfig, loadEnv, type Plugin } from "vite";

/** Messages are parsed here, not in each browser at each start; those of the terminal never come to one. */
function fluent(): Plugin {
  return {
    name: "fluent",
    transform: {
      filter: { id: /\.ftl$/ },
      handler: (source) => {
        const { body } = new FluentResource(source);
        const page = { body: body.filter(({ id }) => !id.startsWith("terminal-")) };
        return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(page))})`, map: null };
      },
    },
  };
}

/** What the page is called where it is installed, in each language; without them there is public/manifest.webmanifest. */
function manifests(): Plugin {
  const texts = "../src/glastonbury/text";
  return {
    name: "manifests",
    apply: "build",
    async generateBundle() {
      const read = (file: string): Promise<string> => this.fs.readFile(file, { encoding: "utf8" });
      const common = JSON.parse(await read("public/manifest.webmanifest")) as object;
      for (const file of (await this.fs.readdir(texts)).filter((name) => name.endsWith(".ftl"))) {
        const { body } = new FluentResource(await read(`${texts}/${file}`));
        const say = (id: string): unknown => body.find((message) => message.id === id)?.value;
        const lang = file.replace(".ftl", "");
        const words = {
          lang,
          name: say("title"),
          short_name: say("title"),
          description: say("motto"),
          shortcuts: [
            { name: say("play-now"), url: "/" },
            { name: say("how-to-play"), url: "/how-to-play" },
          ],
        };
        this.emitFile({
          type: "asset",
          fileName: `manifest-${lang}.webmanifest`,
          source: JSON.stringify({ ...common, ...words }),
        });
      }
    },
  };
}

const inUnit = (sizes: string, unit: string): string =>
  sizes.replace(/(?<![\w#.])(\d*\.?\d+)px\b/g, (_, size: string) => `${Number(size) / 16}${unit}`);

/**
 * Sizes are written in pixels, as drawn, and built in the browser's own text size: whoever has set a larger one there gets
 * all of it larger, laid out as in a smaller window, as by zooming. `PX` stays what it is.
 */
const inTextSize = {
  postcssPlugin: "in-text-size",
  Declaration(one: { value: string }) {
    one.value = inUnit(one.value, "rem");
  },
  AtRule: {
    media: (one: { params: string }) => void (one.params = inUnit(one.params, "em")),
    container: (one: { params: string }) => void (one.params = inUnit(one.params, "rem")),
  },
};

/** Our bold letters have narrow spaces: words get more room wherever letters become bold, and the usual one where no more. */
const roomBetweenBoldWords = {
  postcssPlugin: "room-between-bold-words",
  Declaration: {
    "font-weight"(one: { value: string; parent: object | undefined; after: (next: { prop: string; value: string }) => void }) {
      if (!one.parent || "name" in one.parent) return; // a font is described
      one.after({ prop: "word-spacing", value: Number(one.value) < 700 ? "0.04em" : "0.1em" });
    },
  },
};

/** Builds src/sw.ts when all else is built: it needs the list of that, whose hash is the page's version. */
function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).map((name) => (name === "index.html" ? "/" : `/${name}`)).sort();
      const index = bundle["index.html"]; // whose name alone does not change with its content
      const version = `${names.join()} ${index?.type === "asset" ? index.source : ""}`;
      const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(version));
      await build({
        configFile: false,
        publicDir: false,
        logLevel: "warn",
        define: {
          FILES: JSON.stringify(names),
          VERSION: JSON.stringify(btoa(String.fromCharCode(...new Uint8Array(hash)))),
        },
        build: {
          outDir: dir,
          emptyOutDir: false,
          rolldownOptions: { input: "src/sw.ts", output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
    },
  };
}

/** The program sets the theme: nothing is painted before it ran, or the page would first flash in another one. */
function firstPaint(): Plugin {
  return {
    name: "first-paint",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
    },
  };
}

export default defineConfig(({ mode }) => {
  // Where `vite` finds the game server while the page is being worked on.
  const server = loadEnv(mode, ".", "GLASTONBURY_").GLASTONBURY_API ?? "http://127.0.0.1:8000";
  return {
    plugins: [svelte(), fluent(), icons({ compiler: "svelte", scale: 1 }), firstPaint(), manifests(), serviceWorker()],
    css: { postcss: { plugins: [inTextSize, roomBetweenBoldWords] } },
    build: {
      outDir: "../src/glastonbury/page",
      emptyOutDir: true,
      assetsInlineLimit: 0, // the page may only use what has an address of its own
      modulePreload: { polyfill: false },
      rolldownOptions: {
        // What a first visit needs is one file, which is packed smaller than several.
        output: { codeSplitting: { groups: [{ name: "page", tags: ["$initial"] }] } },
      },
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
