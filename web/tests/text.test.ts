// Numbers are written as the language writes them; names as people write them.

import { expect, test } from "vitest";
import { t } from "../src/text/text.svelte";

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
