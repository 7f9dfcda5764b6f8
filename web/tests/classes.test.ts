import { expect, test } from "vitest";
import base from "../src/base.css?raw";
import { beneath, components, within, type Node } from "./source";

const SHARED = new Set(Array.from(base.matchAll(/^\.([a-z][\w-]*)/gm), ([, name]) => name));
const ADJUSTED = ["eyebrow", "quiet", "spoken"]; // words, of which some components change a little

const named = (part: Node | undefined): string[] =>
  part?.selectors instanceof Array
    ? part.selectors.filter(({ type }: Node) => type === "ClassSelector").map(({ name }: Node) => String(name))
    : [];

test("a class that all components share is not what one of them calls something else", () => {
  const own = components.flatMap(([path, tree]) =>
    [...within(tree)]
      .filter(({ type }) => type === "ComplexSelector")
      .flatMap((selector) => named(beneath(selector).at(-1)))
      .map((name) => [path, name]),
  );
  expect(own).toContainEqual(["board/Beside.svelte", "beside"]);
  expect(own.filter(([, name = ""]) => SHARED.has(name) && !ADJUSTED.includes(name))).toEqual([]);
});
