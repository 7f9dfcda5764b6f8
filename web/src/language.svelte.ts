// The language of the page: the one that was chosen, here or in another tab, or else the browser's.

import { settings } from "./settings.svelte";
import { type Language, oneOf, useLanguage } from "./text/text.svelte";

const wished = (): readonly string[] => (settings.language ? [settings.language] : navigator.languages);

export const wishedLanguage = (): Language => oneOf(wished());

/** Ready when the words are there. */
export async function followLanguage(): Promise<void> {
  const use = (): Promise<void> => useLanguage(wished());
  const first = use();
  $effect.root(() => {
    $effect(() => void use());
  });
  window.addEventListener("languagechange", () => void use());
  await first;
}
