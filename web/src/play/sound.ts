// Short sounds, made on the spot. None before somebody has touched the page: browsers would refuse.

import { settings } from "../settings.svelte";

export type Sound = "turn" | "take" | "step" | "spell" | "sweep" | "end" | "said";

type Note = [pitch: number, at: number, length: number, kind?: OscillatorType, loud?: number];

const NOTES: Record<Sound, Note[]> = {
  turn: [
    [659, 0, 0.12],
    [880, 0.11, 0.22],
  ],
  take: [[294, 0, 0.09, "triangle", 0.5]],
  step: [[196, 0, 0.04, "triangle", 0.25]],
  spell: [
    [523, 0, 0.1],
    [659, 0.07, 0.1],
    [784, 0.14, 0.25],
  ],
  sweep: [
    [440, 0, 0.1, "sawtooth", 0.2],
    [330, 0.09, 0.1, "sawtooth", 0.2],
    [247, 0.18, 0.2, "sawtooth", 0.2],
  ],
  end: [
    [392, 0, 0.15],
    [523, 0.14, 0.15],
    [659, 0.28, 0.15],
    [784, 0.42, 0.4],
  ],
  said: [[988, 0, 0.08, "sine", 0.5]],
};

let context: AudioContext | undefined;

export function play(sound: Sound): void {
  if (!settings.sound || !navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [pitch, at, length, kind = "sine", loud = 1] of NOTES[sound]) {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = kind;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, begin);
    volume.gain.exponentialRampToValueAtTime(0.12 * loud, begin + 0.01);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
