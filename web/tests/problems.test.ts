import "./browser";
import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import page from "../../docs/protocol.md?raw";
import Problem from "../src/parts/Problem.svelte";
import { messageFor } from "../src/parts/problems";
import { CODES, type Code } from "../src/protocol";
import { Refused } from "../src/server";
import { t } from "../src/text/text.svelte";

const UNSEEN: Code[] = [ // met by the server itself, or by programs
  "bad_proof",
  "exists",
  "no_deadline",
  "other_deal",
  "other_rules",
  "wrong_host",
  "wrong_method",
];
const MET = CODES.filter((code) => !UNSEEN.includes(code));

test.each(["no_connection" as const, ...MET])("%s has a sentence of its own", (code) => {
  const message = messageFor(new Refused(code, {}));
  expect(message).toBe(`problem-${code}`);
  expect(t(message)).toMatch(/\.$/);
});

test("every code of docs/protocol.md is known", () => {
  const codes = page.slice(page.indexOf("A `Refusal` has"), page.indexOf("## The socket")).match(/`[a-z]+(_[a-z]+)*`/g) ?? [];
  const words = ["code", "data", "ply", "left"];
  const missing = codes
    .map((code) => code.slice(1, -1) as Code)
    .filter((code) => !words.includes(code) && !UNSEEN.includes(code) && messageFor(new Refused(code, {})) !== `problem-${code}`);
  expect(missing).toEqual([]);
});

test("whatever else goes wrong has the general sentence, and is read aloud", () => {
  render(Problem, { problem: new TypeError("a mistake of ours") });
  expect(screen.getByRole("alert").textContent).toBe(t("problem-failed"));
  expect(messageFor(new Refused("never_heard_of" as Code, {}))).toBe("problem-failed");
});
