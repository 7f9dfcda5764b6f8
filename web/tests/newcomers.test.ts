// What somebody is told who is new here: in the first turns, and of a bot that is touched.

import "./browser";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Details from "../src/play/Details.svelte";
import { wordsForNewcomers } from "../src/play/newcomers";
import { LEVELS, type SeatSeen } from "../src/protocol";
import type { AtTable } from "../src/table.svelte";
import { t } from "../src/text/text.svelte";
import { game, player } from "./builders";

test.each([2, 3, 4])("of %i players each is told something else in each of the first turns, and nothing later", (number) => {
  const players = Array.from({ length: number }, (_, seat) => player({ seat }));
  const words = Array.from({ length: 5 * number }, (_, ply) => wordsForNewcomers(game({ players, ply })));
  const rounds = [0, 1, 2, 3].flatMap((round) => Array<string>(number).fill(t(`first-turn-${round}`)));
  expect(words).toEqual([...rounds, ...Array<null>(number).fill(null)]);
  expect(new Set(words).size).toBe(5);
});

test.each(LEVELS)("whoever touches the panel of a bot reads how it plays: %s", (bot) => {
  const seat = { bot, yours: false } as SeatSeen;
  const { container } = render(Details, {
    open: true,
    player: player({ seat: 1 }),
    place: { stop: 3, top: null, height: 0 },
    seat,
    presence: undefined,
    grace: 60,
    name: () => "Ben",
    table: { seen: null } as AtTable,
  });
  expect(container.textContent).toContain(t(`level-${bot}-says`));
});
