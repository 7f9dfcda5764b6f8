// Secrets at a device that several people share: shown as long as a button is held, by mouse, finger, Enter or space bar.

import type { HTMLButtonAttributes } from "svelte/elements";

export function holding(show: (on: boolean) => void): HTMLButtonAttributes {
  const end = (): void => show(false);
  return {
    onpointerdown(event) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId); // let go anywhere, it is over
      show(true);
    },
    onpointerup: end,
    onpointercancel: end,
    onlostpointercapture: end,
    onkeydown(event) {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      show(true);
    },
    onkeyup: end,
    onblur: end,
    oncontextmenu(event) {
      event.preventDefault(); // which a long touch asks for
    },
  };
}
