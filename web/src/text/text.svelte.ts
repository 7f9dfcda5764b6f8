// All words of the page: messages of Project Fluent, one file per language.

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import english from "../../../src/glastonbury/text/en.ftl";
import { Begun } from "../wanted";

/** The languages of the page, each by its own name. Their messages are fetched when they are needed. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano", ru: "Русский" };
export type Language = keyof typeof LANGUAGES;

const FILES = import.meta.glob<FluentResource>(["../../../src/glastonbury/text/*.ftl", "!**/en.ftl"], { import: "default" });

/** A mistake of ours, told to whoever looks for it. Once each. */
function report(mistake: unknown): void {
  const told = String(mistake);
  if (!reported.has(told)) console.error(told);
  reported.add(told);
}
const reported = new Set<string>();

function bundle(language: Language, messages: FluentResource): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(messages).forEach(report);
  return made;
}

const ENGLISH = bundle("en", english);
let current = $state.raw({ language: "en" as Language, bundles: [ENGLISH] });
const choosing = new Begun();

/** The language that was chosen, or the browser's, as far as there is one. What is shown stays until it is there. */
export async function useLanguage(languages: readonly string[]): Promise<void> {
  const [language = "en"] = negotiateLanguages(languages, Object.keys(LANGUAGES), { defaultLocale: "en", strategy: "lookup" }) as Language[];
  const wanted = choosing.anew();
  const fetched = await FILES[`../../../src/glastonbury/text/${language}.ftl`]?.().catch(report);
  if (!wanted()) return;
  current = fetched ? { language, bundles: [bundle(language, fetched), ENGLISH] } : { language: "en", bundles: [ENGLISH] };
  document.documentElement.lang = current.language;
  if (import.meta.env.PROD) {
    document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest-${current.language}.webmanifest`);
  }
}

export const language = (): Language => current.language;

export const hasMessage = (id: string): boolean => ENGLISH.hasMessage(id);

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

/** A message in the page's language, or one of its attributes; in English where it is missing or cannot be said. */
export function t(id: string, data: Record<string, FluentVariable> = {}, attribute?: string): string {
  const values = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, signed(value)]));
  for (const bundle of current.bundles) {
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    const errors: Error[] = [];
    const said = pattern ? bundle.formatPattern(pattern, values, errors) : "";
    if (pattern && errors.length === 0) return said;
    report(`${bundle.locales.join()}: ${[id, attribute].filter(Boolean).join(".")}: ${errors.join() || "no such message"}`);
  }
  return id;
}
