import { describe, expect, test } from "vitest";
import css from "../src/tokens.css?raw";
import { THEMES } from "../src/settings.svelte";

function tokens(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const block = css.slice(start, css.indexOf("\n}", start));
  return Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]));
}

type Color = [number, number, number, number];

function read(hex: string): Color {
  const digits = hex.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join("") : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (long.match(/../g) ?? []).map((byte) => parseInt(byte, 16));
  return [red, green, blue, alpha / 255];
}

const over = ([red, green, blue, alpha]: Color, ground: Color): Color => {
  const mixed = [red, green, blue].map((part, at) => part * alpha + (ground[at] ?? 0) * (1 - alpha));
  return [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0, 1];
};

function luminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(mark: Color, ground: Color): number {
  const [light = 0, dark = 0] = [luminance(over(mark, ground)), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const PAGE = ["wood-950", "wood-900", "wood-800", "wood-700"];
const BOARD = ["slate-900", "lane"];
const COLORS = ["yellow", "green", "red", "blue", "orange", "purple", "brown", "white", "black"];

const WORDS: [string[], string[]][] = [
  [["text", "text-2", "title", "candle-word", "moon-word", "danger-word"], PAGE],
  [["text-3"], ["wood-900", "wood-800", "wood-700"]],
  [["text", "text-2"], ["ground", "sky-1", "sky-4"]],
  [["title"], ["sky-1", "sky-3"]],
  [["on-plaque"], ["plaque"]],
  [["candle-ink"], ["candle", "danger", "door-window"]],
  [["ink", "ink-2"], ["parch-100", "parch-200"]],
  [["night-text", "night-gold"], ["night", "night-2"]],
  [["lane-letter"], ["lane-stud"]],
  [["on-seal"], ["seal"]],
  [["moon"], ["slate-900"]],
];

// Figures on cards are large and bold.
const LINES: [string[], string[]][] = [
  [["candle", "moon"], BOARD],
  [["lantern"], ["slate-800"]],
  [["plaque", "pip"], PAGE],
  [["candle-word"], PAGE],
  [["edge-strong"], ["wood-900"]],
  [["pawn-line"], ["wood-900", "wood-700"]],
  [["pawn-line-lane"], ["lane"]],
];

describe.each(THEMES)("%s", (theme) => {
  const set = { ...tokens(":root"), ...tokens(`:root[data-theme="${theme}"]`) };
  const color = (name: string): Color => read(set[name] ?? "");
  const pairs = (list: [string[], string[]][]): [string, string][] =>
    list.flatMap(([marks, grounds]) =>
      marks.flatMap((mark) => grounds.map((ground): [string, string] => [mark, ground])),
    );

  test.each(pairs(WORDS))("the word %s can be read on %s", (word, ground) => {
    expect(contrast(color(word), color(ground))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(pairs(LINES))("the line %s can be seen on %s", (line, ground) => {
    expect(contrast(color(line), color(ground))).toBeGreaterThanOrEqual(3);
  });

  test.each(COLORS)("%s can be seen: its figure, its drawing, and its shape on the page", (name) => {
    expect(contrast(color(`on-${name}`), color(name))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(color(`art-${name}`), color("parch-100"))).toBeGreaterThanOrEqual(3);
    const line = set[`line-${name}`] ?? "none";
    expect(contrast(line === "none" ? color(name) : read(line), color("wood-900"))).toBeGreaterThanOrEqual(3);
  });
});

test("every theme says only what the first one has, but for outlines", () => {
  const usual = Object.keys(tokens(":root"));
  for (const theme of THEMES.slice(1)) {
    const more = Object.keys(tokens(`:root[data-theme="${theme}"]`)).filter((name) => !usual.includes(name));
    expect(more.filter((name) => !name.startsWith("line-"))).toEqual([]);
  }
});
