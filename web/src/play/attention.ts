// Telling somebody who looks elsewhere that it is their turn, and keeping the screen awake while they play.

import { settings } from "../settings.svelte";
import { Begun } from "../wanted";
import { play } from "./sound";

let lock: WakeLockSentinel | null = null;
const awake = new Begun();

/** Where the browser can: a badge, a buzz, a sound, a notification if they want one. */
export function callFor(turn: { title: string; body: string }): void {
  play("turn");
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60); // before that browsers refuse, loudly
  if (document.visibilityState === "visible") return;
  void navigator.setAppBadge?.(1).catch(() => {});
  if (settings.notify && "Notification" in window && Notification.permission === "granted") {
    try {
      const shown = new Notification(turn.title, { body: turn.body, tag: "turn" });
      shown.onclick = () => window.focus();
    } catch {
      // Android's Chromium has them for service workers only
    }
  }
}

export function calmDown(): void {
  void navigator.clearAppBadge?.().catch(() => {});
}

/** Asked for again each time the page comes back: the browser lets go when it is hidden. */
export async function stayAwake(): Promise<void> {
  if (lock && !lock.released) return;
  const wanted = awake.anew();
  const got = await navigator.wakeLock?.request("screen").catch(() => null); // low battery, or not allowed
  if (wanted()) lock = got ?? null;
  else void got?.release();
}

export function maySleep(): void {
  awake.drop();
  void lock?.release();
  lock = null;
}
