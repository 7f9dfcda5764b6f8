// The page's own source, for tests that read it: as text, and as trees that Svelte's compiler makes of it.

import { parse } from "svelte/compiler";

export interface Node {
  type: string;
  [key: string]: unknown;
}

const texts = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts", "!../src/protocol.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

const trees = Object.entries(texts).map(([path, text]): [string, Node] => [path.slice("../src/".length), tree(path, text)]);

export const sources: [string, Node][] = trees;
export const components: [string, Node][] = trees.filter(([path]) => path.endsWith(".svelte"));

/** A component, or, as its script, a file of TypeScript. */
export function tree(path: string, text: string): Node {
  const component = path.endsWith(".svelte") ? text : `<script lang="ts">${text}</script>`;
  return parse(component, { modern: true }) as unknown as Node;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** The nodes right beneath one. */
export const beneath = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== "metadata")
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .flatMap((value) => (isNode(value) ? [value] : isNode(value?.fragment) ? [value.fragment] : []));

/** It and all nodes beneath it. */
export function* within(node: Node): Generator<Node> {
  yield node;
  for (const child of beneath(node)) yield* within(child);
}

/** What an expression may come to, as far as it says so in words: the parts of a text between what is put into it. */
export function* values(node: Node): Generator<string[]> {
  if (node.type === "Literal" && typeof node.value === "string") yield [node.value];
  else if (node.type === "TemplateLiteral") yield (node.quasis as Quasi[]).map((part) => part.value.cooked);
  else if (node.type === "ConditionalExpression") yield* both(node.consequent, node.alternate);
  else if (node.type === "LogicalExpression" || node.type === "BinaryExpression") yield* both(node.left, node.right);
  else if (node.type === "TSAsExpression" || node.type === "TSNonNullExpression") yield* values(node.expression as Node);
}

interface Quasi {
  value: { cooked: string };
}

function* both(first: unknown, second: unknown): Generator<string[]> {
  yield* values(first as Node);
  yield* values(second as Node);
}
