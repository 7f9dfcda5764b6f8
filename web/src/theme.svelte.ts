// How the page looks: its sets of tokens are in tokens.css.

import { media } from "./media.svelte";
import { settings, type Theme } from "./settings.svelte";

const moreContrast = media("(prefers-contrast: more)");

/** The one that was chosen, or the one that suits this device. */
export const theme = (): Theme => settings.theme ?? (moreContrast.current ? "contrast" : "dusk");

/** From now on the page looks as the settings say; the frame of the browser too. */
export function followTheme(): void {
  const root = document.documentElement;
  const frame = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  $effect.root(() => {
    $effect.pre(() => {
      root.dataset.theme = theme();
      if (frame) frame.content = getComputedStyle(root).getPropertyValue("--wood-800");
    });
  });
}
