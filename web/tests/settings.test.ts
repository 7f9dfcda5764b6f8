import { expect, test, vi } from "vitest";
import { PACES } from "../src/pace";

test.each([
  [true, "letters"],
  [false, "icons"],
  ["names", "names"],
  [undefined, "icons"],
])("what cards tell stays as it was when there were but letters or none: %s", async (kept, now) => {
  vi.resetModules();
  localStorage.setItem("settings", JSON.stringify({ labels: kept, name: "Ann" }));
  const { settings } = await import("../src/settings.svelte");
  expect(settings).toMatchObject({ labels: now, name: "Ann" });
});

async function read(kept: unknown): Promise<object> {
  vi.resetModules();
  localStorage.setItem("settings", JSON.stringify(kept));
  return (await import("../src/settings.svelte")).settings;
}

test("what another version has kept, and this one does not know, counts for nothing; all else does", async () => {
  const unknown = { pace: "warp", theme: "midnight", level: "random", edition: "eo", botPace: 3, labels: [], name: null, bots: "2" };
  const usual = await read({});
  expect(await read({ ...unknown, oneTap: true, language: "it" })).toMatchObject({ ...usual, oneTap: true, language: "it" });
  expect(await read({ later: "new" })).toMatchObject({ ...usual, later: "new" });
  for (const damaged of [null, 5, "x"]) expect(await read(damaged)).toMatchObject(usual);
});

test.each([
  ["pace", PACES],
  ["theme", { dusk: 1, daylight: 1, contrast: 1 }],
])("what can be chosen stays: %s", async (key, choices) => {
  for (const choice of Object.keys(choices)) expect(await read({ [key]: choice })).toMatchObject({ [key]: choice });
});
