import "./browser";
import { render } from "@testing-library/svelte";
import { expect, test, vi } from "vitest";
import { openTable } from "../src/begin";
import EditionChoice from "../src/parts/EditionChoice.svelte";
import type { Wish } from "../src/protocol";
import * as server from "../src/server";
import { settings } from "../src/settings.svelte";
import * as tables from "../src/table.svelte";
import { useLanguage } from "../src/text/text.svelte";

const wishes = vi.fn();
const made = vi.spyOn(server, "newTable").mockResolvedValue({ table: "K7PMQ2" });
vi.spyOn(tables, "Table").mockImplementation(
  class {
    do = wishes;
    close = (): void => {};
  } as unknown as typeof tables.Table,
);

test("people get their own seats, and bots keep theirs", async () => {
  wishes.mockReset().mockResolvedValue(undefined);
  expect(await openTable({}, [{ name: "Ann" }, null, { name: "Ben", color: "blue" }])).toBe("K7PMQ2");
  expect(wishes.mock.calls).toEqual([
    [{ type: "Sit", seat: 0, name: "Ann", color: null }],
    [{ type: "Sit", seat: 2, name: "Ben", color: "blue" }],
  ]);
});

test("a table that cannot be set is left again", async () => {
  wishes.mockReset().mockImplementation((wish: Wish) =>
    wish.type === "Sit" && wish.seat === 1 ? Promise.reject(new server.Refused("name_taken", {})) : Promise.resolve(),
  );
  await expect(openTable({}, [{ name: "Ann" }, { name: "Ann" }])).rejects.toThrow("name_taken");
  expect(wishes).toHaveBeenLastCalledWith({ type: "StandUp", seat: 0 });
});

test.each([
  ["en", "en"],
  ["de", "en"],
  ["fr", "fr"],
  ["it", "it"],
  ["ru", "ru"],
])("without a choice a page in %s opens tables of the edition %s", async (language, edition) => {
  await useLanguage([language]);
  await openTable({}, []);
  expect(made).toHaveBeenLastCalledWith({ options: { edition, bot_pace: "natural" } });
  await useLanguage(["en"]);
});

test("what each edition says can be read, the chosen one's first", async () => {
  await useLanguage(["fr"]);
  const { container } = render(EditionChoice);
  expect(container.querySelector("summary")?.textContent).toMatch(/^Édition française/);
  expect(container.querySelectorAll("li")).toHaveLength(3);
  await useLanguage(["en"]);
});

test("every table has the edition that was chosen last, whichever door it is opened at", async () => {
  wishes.mockReset().mockResolvedValue(undefined);
  await openTable({ options: { recipes: true } }, []);
  expect(made).toHaveBeenLastCalledWith({ options: { recipes: true, edition: "en", bot_pace: "natural" } });
  settings.edition = "it";
  await openTable({}, []);
  expect(made).toHaveBeenLastCalledWith({ options: { edition: "it", bot_pace: "natural" } });
});
