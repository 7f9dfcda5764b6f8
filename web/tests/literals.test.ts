// All words of the page are in text/*.ftl: none stands in a component itself.

import { expect, test } from "vitest";
import { beneath, components, type Node, tree, values } from "./source";

const SPOKEN = /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label)$/;
const LETTER = /\p{L}/u;

/** What a component would show or say in its own words. */
function* words(node: Node): Generator<string> {
  if (node.type === "StyleDirective") return; // style:color={…} is no word
  if (node.type === "Text") yield String(node.data);
  else if (node.type === "ExpressionTag") for (const parts of values(node.expression as Node)) yield parts.join("…");
  else if (node.type !== "Attribute" || SPOKEN.test(String(node.name)))
    for (const child of beneath(node)) yield* words(child);
}

const literals = (component: Node): string[] =>
  [...words(component.fragment as Node)].filter((word) => LETTER.test(word)).map((word) => word.trim());

test.each(components)("%s has no words of its own", (_, component) => {
  expect(literals(component)).toEqual([]);
});

test("words would be found wherever they are shown or said", () => {
  const component = `
    <script>const unseen = "a";</script>
    <p class="b" id={"c"}>1 · {t("d")} {number} × <b>In a tag</b></p>
    {#if unseen === "e"}{yes ? "Either" : t("f")}{:else}{\`Or \${number}\`}{/if}
    {#each list as item (item)}<Part label="Prop" key="g" />{/each}
    {#snippet some()}<img alt="Picture" src="h" />{/snippet}
    <button aria-label={number > 1 ? \`\${number} cards\` : t("i")} title={t("j")} onclick={() => say("k")}>+</button>
    <input placeholder="Your {name}" value="l" style:color={\`var(--n)\`} />
    <style>p { content: "m"; }</style>`;
  expect(literals(tree("x.svelte", component))).toEqual([
    "In a tag",
    "Either",
    "Or …",
    "Prop",
    "Picture",
    "… cards",
    "Your",
  ]);
});
