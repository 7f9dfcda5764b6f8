// Nothing is written after a pause without asking whether it is still wanted. Asked it is in one place, `wanted.ts`: this
// reads all of the page's source, and finds who writes without having asked.

import { expect, test } from "vitest";
import { Begun, whileWanted } from "../src/wanted";
import { Asking } from "../src/asking.svelte";
import { type Node, beneath, sources, tree, within } from "./source";

const ALWAYS = ["updates.svelte.ts"]; // of the page itself, which nobody leaves: what its functions write is wanted
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

/** What a function calls its own. */
const ownNames = (routine: Node, nodes: readonly Node[]): Set<unknown> =>
  new Set([
    ...(routine.params as Node[]).flatMap((param) => [...namesIn(param)]),
    ...nodes.filter((node) => node.type === "VariableDeclarator").flatMap((node) => [...namesIn(node.id as Node)]),
  ]);

function writes(node: Node, own: Set<unknown>): boolean {
  if (node.type !== "AssignmentExpression" && node.type !== "UpdateExpression") return false;
  const target = rootOf((node.left ?? node.argument) as Node);
  return target.type !== "Identifier" || !own.has(target.name);
}

/** What a call calls, where that is a function of this file or a method of this object. */
function calledBy(node: Node): unknown {
  const callee = node.callee as Node | undefined;
  if (node.type !== "CallExpression" || !callee) return undefined;
  if (callee.type === "Identifier") return callee.name;
  return callee.type === "MemberExpression" && (callee.object as Node).type === "ThisExpression"
    ? (callee.property as Node).name
    : undefined;
}

/** The functions of a file that have a name, by it. */
function named(source: Node): Map<unknown, Node> {
  const found = new Map<unknown, Node>();
  for (const node of within(source)) {
    const [name, made] =
      node.type === "FunctionDeclaration" ? [node.id, node]
      : node.type === "VariableDeclarator" ? [node.id, node.init]
      : node.type === "MethodDefinition" || node.type === "PropertyDefinition" ? [node.key, node.value]
      : [];
    if (name && made && isFunction(made as Node)) found.set((name as Node).name, made as Node);
  }
  return found;
}

/** The names of those that write what is not their own without asking, or call one that does; and what leads elsewhere. */
function writersIn(source: Node): Set<unknown> {
  const functions = [...named(source)].map(([name, routine]) => ({ name, nodes: [...ownNodes(routine)], routine }));
  const found = new Set<unknown>(["go"]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const { name, nodes, routine } of functions) {
      const own = ownNames(routine, nodes);
      const asked = Math.min(...askedIn(nodes));
      const writing = nodes.filter((node) => writes(node, own) || found.has(calledBy(node)));
      if (writing.some((node) => endOf(node) < asked)) found.add(name);
    }
  }
  return found;
}

const askedIn = (nodes: readonly Node[]): number[] =>
  nodes.filter((node) => node.type === "CallExpression" && (node.callee as Node).name === "wanted").map(endOf);

/** Where a function writes what is not its own after a pause, or has it written, though nobody asked since. */
function unasked(routine: Node, afterPause: boolean, writers: Set<unknown>): Node[] {
  const nodes = [...ownNodes(routine)];
  const own = ownNames(routine, nodes);
  const pauses = nodes.filter((node) => node.type === "AwaitExpression").map(endOf);
  if (afterPause) pauses.push(routine.start as number);
  const asked = askedIn(nodes);
  return nodes.filter((node) => {
    const calls = writers.has(calledBy(node));
    if (!writes(node, own) && !calls) return false;
    const begins = calls ? (node.start as number) : endOf(node); // what is written is worked out before
    const pause = Math.max(...pauses.filter((at) => at <= begins), -1);
    return pause >= 0 && !asked.some((at) => at > pause && at <= endOf(node));
  });
}

function faultsIn(source: Node, stateful = true): Node[] {
  const later = new Set<Node>();
  for (const node of within(source)) {
    const callee = node.callee as Node | undefined;
    if (node.type !== "CallExpression" || callee?.type !== "MemberExpression") continue;
    if (!LATER.includes(String((callee.property as Node).name))) continue;
    for (const given of node.arguments as Node[]) later.add(given);
  }
  const writers = stateful ? writersIn(source) : new Set();
  return [...within(source)].filter(isFunction).flatMap((routine) => unasked(routine, later.has(routine), writers));
}

test("nothing is written after a pause without asking whether it is still wanted", () => {
  const faults = sources
    .filter(([path]) => !path.startsWith("gallery/"))
    .flatMap(([path, source]) => {
      const stateful = /\.svelte(\.ts)?$/.test(path) && !ALWAYS.includes(path);
      return faultsIn(source, stateful).map((node) => `${path}: ${JSON.stringify(node.loc ?? node.start)}`);
    });
  expect(faults).toEqual([]);
});

test.each([
  ["async () => { await a(); b = 1; }", 1],
  ["async () => { b = await a(); }", 1],
  ["async () => { await a(); this.b.c++; }", 1],
  ["() => a().then((found) => (b = found))", 1],
  ["() => a().catch(() => { b = 1; })", 1],
  ["async () => { await a(); if (!wanted()) return; b = 1; await a(); b = 2; }", 1],
  ["async () => { await a(); go('/'); }", 1],
  ["async () => { await a(); write(); }; function write() { b = 1; }", 1],
  ["async () => { await a(); call(); }; const call = () => write(); function write() { b = 1; }", 1],
  ["async () => { await a(); if (wanted()) write(); }; function write() { b = 1; }", 0],
  ["async () => { await write(); }; function write() { b = 1; }", 0],
  ["async () => { await a(); read(); }; function read() { return b; }", 0],
  ["async () => { b = 1; await a(); }", 0],
  ["async () => { await a(); if (wanted()) b = 1; }", 0],
  ["async () => { const b = await a(); let c = 1; c = 2; b.d = c; }", 0],
  ["() => a().then((found) => wanted() && (b = found))", 0],
])("%s has %i faults", (source, count) => {
  expect(faultsIn(tree("a.ts", `const given = ${source};`))).toHaveLength(count);
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
