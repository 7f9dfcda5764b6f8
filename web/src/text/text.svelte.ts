// All words of the page: messages of Project Fluent, one file per language.

import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { Begun, whileWanted } from "../wanted";

/** The languages of the page, each by its own name. Their messages are fetched when they are needed. */
export const LANGUAGES = { en: "English", de: "Deutsch", fr: "Français", it: "Italiano", ru: "Русский" };
export type Language = keyof typeof LANGUAGES;
const isLanguage = (name: string): name is Language => name in LANGUAGES;

const FILES = import.meta.glob<FluentResource>("../../../src/glastonbury/text/*.ftl", { import: "default" });

/** A mistake of ours, told to whoever looks for it. Once each. */
function report(mistake: unknown): void {
  const told = String(mistake);
  if (!reported.has(told)) console.error(told);
  reported.add(told);
}
const reported = new Set<string>();

interface Words {
  language: Language;
  bundle: FluentBundle;
}

async function fetched(language: Language): Promise<Words | undefined> {
  const messages = await FILES[`../../../src/glastonbury/text/${language}.ftl`]?.().catch(report);
  if (!messages) return undefined;
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(messages).forEach(report);
  return { language, bundle };
}

let current = $state.raw<Words>();
let english = $state.raw<Words>(); // there when another language lacked something
const choosing = new Begun();

/** Of these the first that there is. */
export function oneOf(languages: readonly string[]): Language {
  const found = negotiateLanguages(languages, Object.keys(LANGUAGES), { defaultLocale: "en", strategy: "lookup" });
  return found.find(isLanguage) ?? "en";
}

/**
 * The language that was chosen, or the browser's, as far as there is one. What is shown stays until it is there. Whoever
 * waits, waits for the one that was wanted last.
 */
export function useLanguage(languages: readonly string[]): Promise<void> {
  return (latest = choose(oneOf(languages)));
}
let latest = Promise.resolve();

async function choose(language: Language): Promise<void> {
  const wanted = choosing.anew();
  const words = await fetched(language).then((own) => own ?? fetched("en"));
  if (!wanted()) return latest;
  if (!words) return;
  current = words;
  document.documentElement.lang = words.language;
  if (import.meta.env.PROD) {
    document.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifest-${words.language}.webmanifest`);
  }
}

/** False: neither the language nor English could be fetched. */
export const hasWords = (): boolean => current !== undefined;

export const language = (): Language => current?.language ?? "en";

export const hasMessage = (id: string): boolean => current?.bundle.hasMessage(id) ?? false;

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
  for (const words of [current, english]) {
    if (!words) continue;
    const message = words.bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    const errors: Error[] = [];
    const said = pattern ? words.bundle.formatPattern(pattern, values, errors) : "";
    if (pattern && errors.length === 0) return said;
    report(`${words.language}: ${[id, attribute].filter(Boolean).join(".")}: ${errors.join() || "no such message"}`);
  }
  missed();
  return id;
}

/** Something is missing: English is fetched, once, and all that is shown is said again. */
function missed(): void {
  if (fallingBack || !current || current.language === "en") return;
  fallingBack = true;
  whileWanted(fetched("en"), (words) => (english = words));
}
let fallingBack = false;
