// Which moment of a game, and through whose eyes: /t/CODE/game/N?move=12&player=0

export interface Moment {
  move: number;
  player: number | null; // null: everything open
}

const whole = (text: string | null): number | null => (text !== null && /^\d{1,4}$/.test(text) ? Number(text) : null);

export function readMoment(search: string): Moment {
  const wanted = new URLSearchParams(search);
  return { move: whole(wanted.get("move")) ?? 0, player: whole(wanted.get("player")) };
}

export function pathOf(name: string, game: number, { move, player }: Moment): string {
  const wanted = new URLSearchParams();
  if (move > 0) wanted.set("move", String(move));
  if (player !== null) wanted.set("player", String(player));
  return `/t/${name}/game/${game}${wanted.size > 0 ? `?${wanted.toString()}` : ""}`;
}
