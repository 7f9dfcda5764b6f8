// A tutorial by itself: its steps, somebody who does something else, leaving and coming back.

import { beforeEach, describe, expect, test } from "vitest";
import { TUTORIALS, type Tutorial } from "../src/protocol";
import type { TableStep } from "../src/table.svelte";
import { t } from "../src/text/text.svelte";
import { course, kindOf, Lesson, type Course } from "../src/tutorial/lesson.svelte";

const courses = Object.fromEntries(
  await Promise.all(TUTORIALS.map(async (tutorial) => [tutorial, await course(tutorial)])),
) as Record<Tutorial, Course>;

describe.each(TUTORIALS)("%s", (tutorial) => {
  const { steps } = courses[tutorial];
  let reached: number[];
  let shown: TableStep[];

  function begin(from = 0): Lesson {
    const lesson = new Lesson(tutorial, courses[tutorial], from, (step) => reached.push(step));
    lesson.onstep = (step) => shown.push(step);
    return lesson;
  }

  beforeEach(() => {
    reached = [];
    shown = [];
  });

  test("whoever does what is asked comes to its end", async () => {
    const lesson = begin();
    for (let step = 0; step < lesson.last; step++) {
      const game = lesson.seen?.game;
      expect(game?.deciding).toBe(game?.seat);
      expect(game?.legal.map(({ move }) => move)).toContain(lesson.asked);
      expect(lesson.seen?.status).toBe("playing");
      await lesson.move(lesson.asked ?? "");
    }
    expect(lesson.over).toBe(true);
    expect(lesson.asked).toBeNull();
    expect(lesson.seen?.status).toBe("over");
    expect(reached).toEqual(steps.map((_, step) => step));
    expect(shown.map(({ after }) => after.game?.ply)).toEqual(steps.slice(1).flatMap(({ leads }) => leads.map(({ game }) => game.ply)));
  });

  test("whoever comes back goes on where it was left, and after the end from the beginning", () => {
    const back = begin(2);
    expect(back.seen?.game).toEqual(steps[2]?.leads.at(-1)?.game);
    expect(back.asked).toBe(steps[2]?.move);
    expect(begin(back.last).asked).toBe(steps[0]?.move);
    expect(begin(99).asked).toBe(steps[0]?.move);
  });

  test("each step has its comment and, for who does something else, its hint", () => {
    const lesson = begin();
    steps.forEach((_, step) => {
      expect(lesson.commentAt(step)).not.toMatch(/^tutorial-|\{/);
      if (step < lesson.last) expect(lesson.hintAt(step)).not.toMatch(/^tutorial-|\{/);
    });
  });

  test("a comment is said when the game has come to it, and not before", () => {
    const lesson = begin();
    steps.forEach(({ leads }, step) => {
      const plies = leads.map(({ game }) => game.ply);
      expect(lesson.stepAt(plies.at(-1) ?? -1)).toBe(step);
      if (plies.length > 1) expect(lesson.stepAt(plies[0] ?? -1)).toBe(step - 1);
    });
  });
});

test("something else is answered kindly, and nothing happens", async () => {
  for (const tutorial of TUTORIALS) {
    const reached: number[] = [];
    const shown: TableStep[] = [];
    const lesson = new Lesson(tutorial, courses[tutorial], 0, (step) => reached.push(step));
    lesson.onstep = (step) => shown.push(step);
    const before = lesson.seen;
    expect(lesson.may("stay")).toBe(false);
    expect(lesson.wrong).toBe(true);
    await expect(lesson.move("@f6")).rejects.toThrow("not_now");
    expect([lesson.seen, shown, reached]).toEqual([before, [], [0]]);
    await lesson.move(lesson.asked ?? "");
    expect(lesson.wrong).toBe(false);
  }
});

test("what a comment names was computed by the rules", () => {
  const lesson = new Lesson("first", courses.first);
  expect(lesson.commentAt(4)).toContain(t("points", { points: courses.first.steps[4]?.points["now"] ?? 0 }));
  expect(lesson.commentAt(5)).toContain("−4 points");
  expect(lesson.cardAt(1)).toBe("Ga1");
});

test.each([
  ["@a1", "place"],
  ["c4", "take"],
  ["*c4", "accio"],
  ["declinatio", "declinatio"],
  ["keep", "keep"],
  ["immuto:Oa", "immuto"],
])("%s is a %s", (move, kind) => expect(kindOf(move)).toBe(kind));
