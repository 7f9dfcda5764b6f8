// Nothing is written after a pause without asking whether it is still wanted. Asked it is in one place, `wanted.ts`: this
// reads all of the page's source, and finds who writes without having asked.

import { expect, test } from "vitest";
import { Begun, whileWanted } from "../src/wanted";
import { Asking } from "../src/asking.svelte";
import { type Node, beneath, sources, tree, within } from "./source";

const LATER = ["then", "catch", "finally"]; // what these are given runs after a pause
const isFunction = (node: Node): boolean => /Function(Expression|Declaration)$/.test(node.type);

/** The nodes of a function, without those of functions in it. */
function* ownNodes(node: Node): Generator<Node> {
  for (const child of beneath(node)) {
    yield child;
    if (!isFunction(child)) yield* ownNodes(child);
  }
}

function* namesIn(pattern: Node): Generator<unknown> {
  for (const node of within(pattern)) if (node.type === "Identifier") yield node.name;
}

/** What a name or a chain of properties begins with. */
function rootOf(target: Node): Node {
  return target.type === "MemberExpression" ? rootOf(target.object as Node) : target;
}

const endOf = (node: Node): number => node.end as number;

/** Where a function writes what is not its own after a pause, though nobody asked since. */
function unasked(one: Node, afterPause: boolean): Node[] {
  const nodes = [...ownNodes(one)];
  const own = new Set([
    ...(one.params as Node[]).flatMap((param) => [...namesIn(param)]),
    ...nodes.filter((node) => node.type === "VariableDeclarator").flatMap((node) => [...namesIn(node.id as Node)]),
  ]);
  const pauses = nodes.filter((node) => node.type === "AwaitExpression").map(endOf);
  if (afterPause) pauses.push(one.start as number);
  const asked = nodes.filter((node) => node.type === "CallExpression" && (node.callee as Node).name === "wanted").map(endOf);
  return nodes.filter((node) => {
    if (node.type !== "AssignmentExpression" && node.type !== "UpdateExpression") return false;
    const target = rootOf((node.left ?? node.argument) as Node);
    if (target.type === "Identifier" && own.has(target.name)) return false;
    const pause = Math.max(...pauses.filter((at) => at <= endOf(node)), -1);
    return pause >= 0 && !asked.some((at) => at > pause && at <= endOf(node));
  });
}

function faultsIn(source: Node): Node[] {
  const later = new Set<Node>();
  for (const node of within(source)) {
    const callee = node.callee as Node | undefined;
    if (node.type !== "CallExpression" || callee?.type !== "MemberExpression") continue;
    if (!LATER.includes(String((callee.property as Node).name))) continue;
    for (const given of node.arguments as Node[]) later.add(given);
  }
  return [...within(source)].filter(isFunction).flatMap((one) => unasked(one, later.has(one)));
}

test("nothing is written after a pause without asking whether it is still wanted", () => {
  const faults = sources
    .filter(([path]) => !path.startsWith("gallery/"))
    .flatMap(([path, source]) => faultsIn(source).map((node) => `${path}: ${JSON.stringify(node.loc ?? node.start)}`));
  expect(faults).toEqual([]);
});

test.each([
  ["async () => { await a(); b = 1; }", 1],
  ["async () => { b = await a(); }", 1],
  ["async () => { await a(); this.b.c++; }", 1],
  ["() => a().then((found) => (b = found))", 1],
  ["() => a().catch(() => { b = 1; })", 1],
  ["async () => { await a(); if (!wanted()) return; b = 1; await a(); b = 2; }", 1],
  ["async () => { b = 1; await a(); }", 0],
  ["async () => { await a(); if (wanted()) b = 1; }", 0],
  ["async () => { const b = await a(); let c = 1; c = 2; b.d = c; }", 0],
  ["() => a().then((found) => wanted() && (b = found))", 0],
])("%s has %i faults", (source, count) => {
  expect(faultsIn(tree("a.ts", `const one = ${source};`))).toHaveLength(count);
});

test("what was begun is wanted until it is dropped, or something begins in its place", () => {
  const begun = new Begun();
  const [first, second] = [begun.begin(), begun.begin()];
  expect([first(), second()]).toEqual([true, true]);
  const third = begun.anew();
  expect([first(), second(), third()]).toEqual([false, false, true]);
  begun.drop();
  expect(third()).toBe(false);
});

test("an answer is handed over while it is wanted", async () => {
  const heard: unknown[] = [];
  const hear = (answer: unknown): void => void heard.push(answer);
  whileWanted(Promise.resolve("found"), hear);
  whileWanted(Promise.reject(new Error("failed")), hear, hear);
  whileWanted(Promise.resolve("late"), hear)();
  whileWanted(Promise.reject(new Error("late")), hear, hear)();
  await new Promise((resolve) => setTimeout(resolve));
  expect(heard).toEqual(["found", new Error("failed")]);
});

test("one thing is asked at a time; what was asked before somebody left writes nothing", async () => {
  const asking = new Asking();
  const heard: string[] = [];
  const hear = (answer: string): void => void heard.push(answer);
  const first = asking.ask(() => Promise.resolve("first"), hear);
  expect(asking.busy).toBe(true);
  expect(await asking.ask(() => Promise.resolve("second"), hear)).toBe(false);
  expect(await first).toBe(true);
  expect([heard, asking.busy]).toEqual([["first"], false]);

  expect(await asking.ask(() => Promise.reject(new Error("no")))).toBe(false);
  expect([asking.problem, asking.busy]).toEqual([new Error("no"), false]);

  const left = asking.ask(() => Promise.reject(new Error("late")));
  asking.drop();
  await left;
  expect(asking.problem).toBeNull();
});
