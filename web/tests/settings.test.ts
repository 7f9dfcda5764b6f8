import { expect, test, vi } from "vitest";

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
