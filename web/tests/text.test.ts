// The page speaks the language that is wanted, writes numbers as it does, and names as people write them.

import { afterEach, expect, test, vi } from "vitest";
import { language, t, useLanguage } from "../src/text/text.svelte";

afterEach(() => useLanguage(["en"]));

test("a number below nought has a minus, and a name keeps its hyphen", () => {
  expect(t("end-points", { points: -8 })).toContain("−8");
  expect(t("with-names", { names: "Anna-2" })).toBe("with Anna-2");
  expect(t("deal-fingerprint")).toContain("SHA-256");
});

test("one point is one, also below nought", () => {
  expect(t("end-you-win", { points: 1 })).toBe("You win with 1 point");
  expect(t("end-you-win", { points: -1 })).toBe("You win with −1 point");
  expect(t("end-share", { who: "Ann and Ben", points: 7 })).toBe("Ann and Ben win with 7 points each");
});

test("the first language that is wanted and known is spoken, and shown to the browser", async () => {
  await useLanguage(["pt-BR", "fr-CA", "de"]);
  expect([language(), document.documentElement.lang, t("settings")]).toEqual(["fr", "fr", "Réglages"]);
  await useLanguage(["pt-BR"]);
  expect([language(), t("settings")]).toEqual(["en", "Settings"]);
});

test("who changes their mind while a language is fetched gets the last one", async () => {
  await Promise.all([useLanguage(["ru"]), useLanguage(["it"])]);
  expect(language()).toBe("it");
});

test("numbers have the language’s plurals", async () => {
  await useLanguage(["ru"]);
  expect([1, 3, 5, 21].map((points) => t("points", { points }))).toEqual(["1\u00A0очко", "3\u00A0очка", "5\u00A0очков", "21\u00A0очко"]);
});

test("what a language lacks is fetched in English, said in it, and reported once", async () => {
  const complained = vi.spyOn(console, "error").mockReturnValue();
  await useLanguage(["fr"]);
  expect([t("no-such-message"), t("no-such-message")]).toEqual(["no-such-message", "no-such-message"]);
  await vi.waitFor(() => expect(t("settings", {}, "no-such-attribute") && complained.mock.calls.flat()).toContain("en: settings.no-such-attribute: no such message"));
  expect(t("no-such-message")).toBe("no-such-message");
  expect(t("points", { number: 3 })).toBe("points"); // $points was not told
  expect(complained.mock.calls.flat()).toEqual([
    "fr: no-such-message: no such message",
    "fr: settings.no-such-attribute: no such message",
    "en: settings.no-such-attribute: no such message",
    "en: no-such-message: no such message",
    expect.stringContaining("fr: points"),
    expect.stringContaining("en: points"),
  ]);
  complained.mockRestore();
});
