import "./browser";
import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import lines from "../../tests/data/deal-vectors.jsonl?raw";
import { keepWord, witness } from "../src/commitment";
import { commitmentTo, type Dealt, type GameRecord, type Proof } from "../src/deal";
import type { Seen } from "../src/protocol";
import CheckDeal from "../src/screens/CheckDeal.svelte";
import * as server from "../src/server";

const vectors = lines
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as { deal: Proof; gives: Dealt });
const vector = vectors.find((candidate) => candidate.deal.recipes && candidate.deal.words.length > 1);
if (!vector) throw new Error("no vector with recipes and words");
const { deal, gives } = vector;
const commitment = commitmentTo(deal.secret);

let answer: () => Promise<GameRecord>;
vi.spyOn(server, "record").mockImplementation(() => answer());

const honest = (): GameRecord => structuredClone({ ...gives, deal });

function saw(seen: string, before: boolean): void {
  const about = (status: string, shown: string): Seen =>
    ({ since: 1, happened: [], table: { status, deal: { commitment: shown, promised: false }, game: { game: 2 } } }) as unknown as Seen;
  if (before) witness("K7", about("dealing", seen));
  witness("K7", about("playing", seen));
}

async function show(): Promise<string> {
  render(CheckDeal, { name: "K7", game: 2 });
  await vi.waitFor(() => expect(screen.queryByText("Checking …")).toBeNull());
  return document.body.textContent;
}

beforeEach(() => {
  localStorage.clear();
  answer = () => Promise.resolve(honest());
});
afterEach(cleanup);

test("all is right for whoever was there", async () => {
  saw(commitment, true);
  keepWord(commitment, deal.words[0] ?? "");
  const text = await show();
  expect(screen.getByRole("status").textContent).toBe("Nobody chose this deck");
  expect(text).toContain("has the same fingerprint");
  expect(text).toContain(`is among the ${deal.words.length} that`);
  expect(text).toContain(`All ${gives.deck.length} cards`);
  expect(text).toContain("What it does not prove: that nobody looked");
  expect(text).toContain(commitment);
});

test("whoever was not there is told what is not known", async () => {
  const text = await show();
  expect(screen.getByRole("status").textContent).toBe("The deck follows from secret and words");
  expect(text).toContain("This device did not see the deal");
  expect(text).toContain("This device gave no word");
  expect(text).not.toContain("could choose the cards");
});

test("what was seen while the game ran does not prove what was before", async () => {
  saw(commitment, false);
  keepWord(commitment, deal.words[0] ?? "");
  await show();
  expect(screen.getByRole("status").textContent).toBe("The deck follows from secret and words");
});

test("another secret than was promised", async () => {
  saw(commitmentTo("00"), true);
  const text = await show();
  expect(screen.getByRole("status").textContent).toBe("This deal is not right");
  expect(text).toContain("It was exchanged.");
});

test("a word that was left out, of the deal that was promised", async () => {
  saw(commitmentTo("00"), true);
  keepWord(commitmentTo("00"), "ffff");
  expect(await show()).toContain("did not go into the deal");
});

test("another deck", async () => {
  saw(commitment, true);
  answer = () => Promise.resolve({ ...honest(), deck: [...gives.deck].reverse() });
  const text = await show();
  expect(screen.getByRole("status").textContent).toBe("This deal is not right");
  expect(text).toContain("The cards lay in another order");
  expect(text).toContain("tampered");
});

test("a game without a proof, and one with a broken one", async () => {
  answer = () => Promise.resolve({ ...honest(), deal: undefined });
  expect(await show()).toContain("nothing can be checked");
  cleanup();
  answer = () => Promise.resolve({ ...honest(), deal: { ...deal, secret: "" } });
  expect(await show()).toContain("tampered");
});

test("no connection accuses nobody", async () => {
  answer = () => Promise.reject(new server.Refused("no_connection", {}));
  const text = await show();
  expect(text).toContain("could not be fetched");
  expect(text).not.toContain("tampered");
});
