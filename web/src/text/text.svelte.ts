// All words of the page: messages of Project Fluent, one file per language.

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
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

/** With a minus, where others write a hyphen. */
class Signed extends FluentNumber {
  override toString(...scope: Parameters<FluentNumber["toString"]>): string {
    return super.toString(...scope).replace("-", "−");
  }
}

const signed = (value: FluentVariable): FluentVariable => {
  if (typeof value === "number") return new Signed(value);
  return value instanceof FluentNumber ? new Signed(value.value, value.opts) : value;
};

/** A message in the page's language, or one of its attributes. Where it is missing, that is a mistake of ours. */
export function t(id: string, data: Record<string, FluentVariable> = {}, attribute?: string): string {
  void state.language; // whoever shows it hears of another language
  const message = current.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) throw new Error(`no message: ${[id, attribute].filter(Boolean).join(".")}`);
  const values = Object.entries(data).map(([name, value]): [string, FluentVariable] => [name, signed(value)]);
  return current.formatPattern(pattern, Object.fromEntries(values));
}
