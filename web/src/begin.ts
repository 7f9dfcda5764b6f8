// From a click on the first screen to a table where people sit, and where that is wanted to a game that runs.

import { edition } from "./parts/options";
import type { NewTable, PlayerColor } from "./protocol";
import { newTable, Refused } from "./server";
import { settings } from "./settings.svelte";
import { Table } from "./table.svelte";

export interface Person {
  name: string;
  color?: PlayerColor | null;
}

const PATIENCE = 20_000; // milliseconds, as long as silence means that there is no connection

/** Makes a table where these people, all of this device, sit: seat by seat, null where a bot does. Gives its code. */
export async function openTable(wanted: NewTable, people: (Person | null)[], { begin = false } = {}): Promise<string> {
  const options = { ...wanted.options, edition: edition(), bot_pace: settings.botPace };
  const { table: code } = await newTable({ ...wanted, options });
  const table = new Table(code);
  let timer = 0;
  const late = new Promise<never>((_, refused) => {
    timer = window.setTimeout(() => refused(new Refused("no_connection", {})), PATIENCE);
  });
  const dealt = new Promise<void>((done) => {
    table.onstep = ({ after }) => after.status === "playing" && done();
  });
  const sat: number[] = [];
  const all = async (): Promise<void> => {
    for (const [seat, person] of people.entries()) {
      if (!person) continue;
      await table.do({ type: "Sit", seat, name: person.name, color: person.color ?? null });
      sat.push(seat);
    }
    if (!begin) return;
    await table.do({ type: "Begin" });
    await dealt;
  };
  try {
    await Promise.race([all(), late]);
  } catch (error) {
    // No table that nobody wanted stays among the own ones.
    const leave = Promise.allSettled(sat.map((seat) => table.do({ type: "StandUp", seat })));
    await Promise.race([leave, late]).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
    table.close();
  }
  return code;
}
