import { beforeEach, expect, test } from "vitest";
import { keepWord, ownWord, witness, witnessed } from "../src/commitment";
import type { Happening, Seen, TableSeen } from "../src/protocol";

beforeEach(() => localStorage.clear());

function seen(status: TableSeen["status"], commitment: string, more: { since?: number | null; promised?: boolean; happened?: Happening[] } = {}): Seen {
  const { since = 1, promised = false, happened = [] } = more;
  return {
    type: "Seen",
    at: 0,
    due: null,
    since,
    missed: false,
    happened,
    table: {
      status,
      deal: { commitment, waits_for: [], promised, words: [], secret: null },
      game: status === "dealing" || status === "waiting" ? null : { game: 3 },
    } as unknown as TableSeen,
  };
}

test("what was shown before the words is kept for the game that follows", () => {
  witness("K7", seen("dealing", "abc"));
  witness("K7", seen("dealing", "abc", { promised: true }));
  witness("K7", seen("playing", "abc"));
  expect(witnessed("K7", 3)).toEqual({ commitment: "abc", before: true });
  expect(witnessed("K7", 2)).toBeNull();
  expect(witnessed("K8", 3)).toBeNull();
});

test("another one in the game does not replace what was shown before", () => {
  witness("K7", seen("dealing", "abc"));
  witness("K7", seen("playing", "xyz"));
  expect(witnessed("K7", 3)).toEqual({ commitment: "abc", before: true });
});

test("the first one that is shown in a game stays", () => {
  witness("K7", seen("playing", "abc"));
  witness("K7", seen("playing", "xyz"));
  expect(witnessed("K7", 3)).toEqual({ commitment: "abc", before: false });
});

test("what is shown when the words are promised is too late", () => {
  witness("K7", seen("dealing", "abc", { promised: true }));
  witness("K7", seen("playing", "abc"));
  expect(witnessed("K7", 3)?.before).toBe(false);
});

test.each<[string, { since?: null; happened?: Happening[] }]>([
  ["a deal that was cancelled", { happened: [{ type: "AroundTable", kind: "CancelDeal", seat: null }] }],
  ["a deal long ago", { since: null }],
])("%s accuses nobody", (_, more) => {
  witness("K7", seen("dealing", "abc"));
  witness("K7", seen("playing", "xyz", more));
  expect(witnessed("K7", 3)).toEqual({ commitment: "xyz", before: false });
});

test("a deal that was given up is forgotten", () => {
  witness("K7", seen("dealing", "abc"));
  witness("K7", seen("waiting", "abc"));
  witness("K7", seen("playing", "xyz"));
  expect(witnessed("K7", 3)).toEqual({ commitment: "xyz", before: false });
});

test("who comes when it is over has seen nothing", () => {
  witness("K7", seen("over", "abc", { since: null }));
  expect(witnessed("K7", 3)).toBeNull();
});

test("the own word is the one of that deal", () => {
  keepWord("abc", "00ff");
  expect(ownWord("abc")).toBe("00ff");
  expect(ownWord("xyz")).toBeNull();
});

test("it outlives the tab, and the oldest go", () => {
  witness("K1", seen("playing", "abc"));
  keepWord("abc", "00ff");
  sessionStorage.clear();
  expect([witnessed("K1", 3)?.commitment, ownWord("abc")]).toEqual(["abc", "00ff"]);
  for (let deal = 0; deal < 300; deal++) keepWord(`deal ${deal}`, "00");
  expect([witnessed("K1", 3), ownWord("abc"), ownWord("deal 0")]).toEqual([null, null, "00"]);
  expect(localStorage.getItem("deals")?.length).toBeLessThan(100_000);
});

test("what cannot be read is forgotten", () => {
  localStorage.setItem("deals", "{");
  expect(ownWord("abc")).toBeNull();
  keepWord("abc", "00ff");
  expect(ownWord("abc")).toBe("00ff");
});
