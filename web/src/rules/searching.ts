// Finding words in the rules, whatever accents they have.

import type { Paragraph, ParagraphId } from "./paragraphs";

export interface Match {
  id: ParagraphId;
  title: string;
  /** Where it was found, and some words around it. */
  before: string;
  found: string;
  after: string;
}

const AROUND = 48; // letters

const LETTERS: Record<string, string> = { ß: "ss", œ: "oe", æ: "ae", "’": "'", "\u00ad": "", "\u00a0": " ", "\u202f": " " };

/** A letter without its accents, small. */
const plain = (letter: string): string => {
  const bare = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return LETTERS[bare] ?? bare;
};

const words = (query: string): string[] => [...query].map(plain).join("").split(/\s+/).filter(Boolean);

/** Those in which all words are found. */
export function search(paragraphs: readonly Paragraph[], query: string): Match[] {
  const wanted = words(query);
  const [first] = wanted;
  if (first === undefined) return [];
  return paragraphs.flatMap(({ id, title, says }) => {
    const name = title();
    const text = says().join(" ");
    const all = [...`${name} ${text}`].map(plain).join("");
    if (!wanted.every((word) => all.includes(word))) return [];
    return [{ id, title: name, ...around(text, wanted) }];
  });
}

/** The first of these words in a text; the beginning of the text, where they are in its title only. */
function around(text: string, wanted: readonly string[]): Pick<Match, "before" | "found" | "after"> {
  const letters = [...text];
  const bare = letters.map(plain);
  const starts: number[] = []; // of each letter, in the plain text
  bare.reduce((length, letter, index) => {
    starts[index] = length;
    return length + letter.length;
  }, 0);
  const all = bare.join("");
  const word = wanted.find((known) => all.includes(known)) ?? "";
  const [from, to] = [all.indexOf(word), all.indexOf(word) + word.length];
  const begin = starts.findLastIndex((start) => start <= from);
  const after = word ? starts.findIndex((start) => start >= to) : begin;
  const end = after === -1 ? letters.length : after;
  const [left, right] = [Math.max(0, begin - AROUND), Math.min(letters.length, end + AROUND)];
  return {
    before: (left > 0 ? "… " : "") + letters.slice(left, begin).join("").replace(left > 0 ? /^\S*\s/ : /^/, ""),
    found: letters.slice(begin, end).join(""),
    after: letters.slice(end, right).join("").replace(right < letters.length ? /\s\S*$/ : /$/, "") + (right < letters.length ? " …" : ""),
  };
}
