// How this device becomes known to the server.

import { afterEach, expect, test, vi } from "vitest";
import { lobby, myGames } from "../src/server";

afterEach(() => void vi.unstubAllGlobals());

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

test("a cookie that is gone is fetched once, however many notice it at once", async () => {
  let known = true;
  const asked: string[] = [];
  vi.stubGlobal("fetch", (path: string): Promise<Response> => {
    asked.push(path);
    if (path !== "/api/me") return Promise.resolve(known ? answer(200, []) : answer(401, { code: "stranger", data: {} }));
    known = true;
    return Promise.resolve(answer(200, { new: false }));
  });
  await lobby();
  known = false;
  await Promise.all([lobby(), myGames()]);
  expect(asked.filter((path) => path === "/api/me")).toHaveLength(2);
});
