// Every message that the page uses is in en.ftl, and every message there is used; tests/test_text.py asks the same of the terminal.

import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import sent from "../../src/glastonbury/text/en.ftl";
import english from "../../src/glastonbury/text/en.ftl?raw";
import { type Node, sources, values, within } from "./source";

const ids = new FluentResource(english).body.map(({ id }) => id).filter((id) => !/^-|^terminal-/.test(id));

const nodes = sources.flatMap(([path, source]) => [...within(source)].map((node): [string, Node] => [path, node]));

/** Whether a text, or what a template may become, is this id. */
const names = (parts: string[], id: string): boolean =>
  parts.length === 1 ? parts[0] === id : new RegExp(`^${parts.join(".+")}$`).test(id);

test("every message that is used is there", () => {
  const missing = nodes
    .filter(([, node]) => node.type === "CallExpression" && (node.callee as Node).name === "t")
    .flatMap(([path, node]) => [...values((node.arguments as Node[])[0] as Node)].map((parts) => ({ path, parts })))
    .filter(({ parts }) => !ids.some((id) => names(parts, id)));
  expect(missing).toEqual([]);
});

test("every message is used", () => {
  // Wherever in the source: a message may be chosen in one place and shown in another.
  const texts = nodes
    .flatMap(([, node]) => [...values(node)])
    .filter(([first = "", ...more]) => (more.length > 0 ? /^[a-z]+-/.test(first) && !/[^\w-]/.test(more.join("")) : first));
  const inOthers = [...english.matchAll(/\{\s*([a-z][\w-]*)\s*\}/g)].map(([, id = ""]) => [id]);
  const unused = ids.filter((id) => ![...texts, ...inOthers].some((parts) => names(parts, id)));
  expect(unused).toEqual([]);
});

test("what only the terminal says is sent to no browser", () => {
  expect(sent.body.map(({ id }) => id)).toEqual(ids);
});

test("no message is there twice", () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});
