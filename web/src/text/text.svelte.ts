// All words of the page: messages of Project Fluent, one file per language.

import { FluentBundle, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import english from "./en.ftl";

const MESSAGES: Record<string, FluentResource> = { en: english };
export const LANGUAGES = Object.keys(MESSAGES);

const bundle = (language: string): FluentBundle => {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const error of made.addResource(MESSAGES[language] ?? english)) throw error;
  return made;
};

const state = $state({ language: "en" });
let current = bundle("en");

/** The language that was chosen, or the browser's, as far as there is one. */
export function useLanguage(wanted: readonly string[]): void {
  const [language = "en"] = negotiateLanguages(wanted, LANGUAGES, { defaultLocale: "en", strategy: "lookup" });
  current = bundle(language);
  state.language = language;
  document.documentElement.lang = language;
}

export const language = (): string => state.language;

export const hasMessage = (id: string): boolean => current.hasMessage(id);

/** A message in the page's language, or one of its attributes. Where it is missing, that is a mistake of ours. */
export function t(id: string, data: Record<string, FluentVariable> = {}, attribute?: string): string {
  void state.language; // whoever shows it hears of another language
  const message = current.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no message: ${[id, attribute].filter(Boolean).join(".")}`);
  return current.formatPattern(pattern, data).replace(/-(?=\d)/g, "−");
}
