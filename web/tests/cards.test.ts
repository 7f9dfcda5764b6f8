import { render, screen } from "@testing-library/svelte";
import { describe, expect, test } from "vitest";
import { LETTERS } from "../src/cards";
import { INGREDIENTS, SHAPES } from "../src/cards/art";
import { COLORS } from "../src/protocol";
import CardFace from "../src/cards/CardFace.svelte";
import { cardLabel, cardName, recipeName, stopName } from "../src/cards/names";
import RecipeCard from "../src/cards/RecipeCard.svelte";
import SpellUses from "../src/cards/SpellUses.svelte";
import Stack from "../src/cards/Stack.svelte";

describe("names", () => {
  test("of cards", () => {
    expect(cardName("Ra3")).toBe("Fly Agaric 3");
    expect(cardName("Im")).toBe("Immuto");
    expect(cardName("De")).toBe("Declinatio");
    expect(() => cardName("Xa3")).toThrow();
  });

  test("for those who do not see them say colour and number", () => {
    expect(cardLabel("Ra3")).toBe("Fly Agaric, red 3");
    expect(cardLabel("Im")).toBe("Immuto, 0");
    expect(cardLabel("Va")).toBe("Vanesco, spell");
  });

  test("of stops and recipes", () => {
    expect([8, 11, 10].map(stopName)).toEqual(["row 4", "column e", "a corner"]);
    expect(recipeName("purple", "en")).toBe("Most purple cards");
    expect(recipeName("fewest_fours", "en")).toBe("Fewest 4s");
    expect(recipeName("fewest_spells", "it")).toBe("Fewest spell cards used");
    expect(recipeName("fewest_spells", "fr")).toBe("Fewest spell cards collected");
  });
});

describe("faces", () => {
  const letters = COLORS.map((color) => [LETTERS[color], color] as const);

  test.each(letters)("%s: both ingredients have a drawing, a number twice and the colour's shape", (letter, color) => {
    for (const which of ["a", "b"]) {
      expect(INGREDIENTS[letter + which]).toBeDefined();
      const { container, unmount } = render(CardFace, { code: `${letter}${which}4` });
      expect(container.textContent?.match(/4/g)).toHaveLength(2);
      expect(container.querySelector(`path[d="${SHAPES[color]}"]`)).not.toBeNull();
      expect(container.querySelectorAll("svg")).toHaveLength(2);
      unmount();
    }
  });

  test("the colour's letter stands beside the shape on demand", () => {
    const { container, rerender } = render(CardFace, { code: "Na1", labels: "icons" });
    expect(container.querySelector(".letter")).toBeNull();
    void rerender({ labels: "letters" });
    return Promise.resolve().then(() => expect(container.querySelector(".letter")?.textContent).toBe("N"));
  });

  test("in black and white shape and letter tell the colour, and on a stack the count leaves no room for a name", () => {
    const stark = render(CardFace, { code: "Na1", labels: "contrast" }).container;
    expect(stark.querySelector(".letter")?.textContent).toBe("N");
    expect(stark.querySelector<HTMLElement>(".card-frame")?.style.getPropertyValue("--band")).toBe("#fff");
    const stack = render(Stack, { top: "Na1", height: 3, color: "red", labels: "names" }).container;
    expect(stack.querySelector(".card-frame.names")).toBeNull();
    expect(stack.querySelector(".letter")?.textContent).toBe("N");
  });

  test("Immuto has a 0 and nine colours, spells a dot for each use or a bolt", () => {
    expect(render(CardFace, { code: "Im" }).container.querySelectorAll(".strip i")).toHaveLength(9);
    expect(render(CardFace, { code: "Ac" }).container.querySelectorAll(".foot i")).toHaveLength(2);
    expect(render(CardFace, { code: "De" }).container.querySelectorAll(".foot i")).toHaveLength(3);
    const vanesco = render(CardFace, { code: "Va" }).container;
    expect(vanesco.querySelectorAll(".foot i")).toHaveLength(0);
    expect(vanesco.querySelectorAll(".foot svg")).toHaveLength(1);
  });

  test("are pictures only: names come from elsewhere", () => {
    const { container } = render(CardFace, { code: "Ra3" });
    expect(container.querySelector(".card-frame")?.getAttribute("aria-hidden")).toBe("true");
  });

  test("recipes say what they bring", () => {
    expect(render(RecipeCard, { recipe: "purple", edition: "en", each: 2 }).container.querySelector(".reward")?.textContent?.trim()).toBe(
      "2 per card",
    );
    expect(render(RecipeCard, { recipe: "most_ones", edition: "en" }).container.querySelector(".reward")?.textContent?.trim()).toBe("10 points");
  });
});

describe("a cauldron", () => {
  test("says its height and its top card", () => {
    const { container } = render(Stack, { top: "Pb1", height: 6, color: "red" });
    expect(screen.getByRole("img", { name: "Cauldron of 6 cards, on top Tor Amethyst, purple 1" })).toBeDefined();
    expect(container.querySelector(".badge")?.textContent).toBe("6");
  });

  test("without cards is the cauldron card", () => {
    const { container } = render(Stack, { top: null, height: 0, color: "green" });
    expect(screen.getByRole("img", { name: "Empty cauldron, moves 2" })).toBeDefined();
    expect(container.querySelector(".name")?.textContent).toBe("Cauldron");
  });
});

test("a spell shows the uses that are left", () => {
  const { container } = render(SpellUses, { spell: "De", left: 2 });
  expect(container.querySelectorAll(".dots i")).toHaveLength(3);
  expect(container.querySelectorAll(".dots .left")).toHaveLength(2);
  expect(screen.getByRole("img", { name: "Declinatio, 2 uses left" })).toBeDefined();
});
