// Which cell somebody points at, by mouse, finger or keys, and which one a Tab comes to. All show the same: the card large,
// and where it leads.

import { COLUMNS, ROWS } from "../street";

const LONG_PRESS = 350; // milliseconds

export type Pointer = Pick<PointerEvent, "pointerType">;

export class Pointing {
  /** The cell that was focused last. */
  last = $state<string | null>(null);

  private pointed: string | null = null;
  private focused: string | null = null;
  private byKeys = true;
  private told: string | null = null;
  private pressing: ReturnType<typeof setTimeout> | undefined;
  private long = false; // pressed for long: the click that follows chooses nothing

  constructor(private onpoint: (cell: string | null) => void) {}

  enter({ pointerType }: Pointer, cell: string): void {
    if (pointerType !== "touch") this.point(cell);
  }

  leave({ pointerType }: Pointer): void {
    clearTimeout(this.pressing);
    if (pointerType !== "touch") this.point(null);
  }

  press({ pointerType }: Pointer, cell: string): void {
    this.long = false;
    if (pointerType !== "touch") return;
    clearTimeout(this.pressing);
    this.pressing = setTimeout(() => {
      this.long = true;
      this.point(cell);
    }, LONG_PRESS);
  }

  release({ pointerType }: Pointer): void {
    clearTimeout(this.pressing);
    if (pointerType === "touch" && this.long) this.point(null);
  }

  /** Anywhere on the page, before anything else hears of it. */
  touched(onCell: boolean): void {
    this.byKeys = false;
    if (!onCell) this.point(null);
  }

  keyed(): void {
    this.byKeys = true;
    this.long = false;
  }

  focus(cell: string): void {
    this.last = cell;
    this.focused = cell;
    if (this.byKeys) this.pointed = null;
    this.tell();
  }

  /** A Tab from a card to the button that takes it leaves the card where it is shown, and so the button. */
  blur(to: EventTarget | null): void {
    if (to instanceof Element && to.closest("[data-of-pointed]")) return;
    this.focused = null;
    this.tell();
  }

  /** Whether something is meant by it, and it was not only the end of a long press. What cannot be had shows what it is. */
  click(cell: string, canBeHad: boolean): boolean {
    if (this.long) {
      this.long = false;
      return false;
    }
    this.last = cell;
    if (this.pointed !== cell) this.pointed = null; // by touch: what was shown before
    this.tell();
    if (!canBeHad) this.point(cell);
    return true;
  }

  private point(cell: string | null): void {
    this.pointed = cell;
    this.tell();
  }

  private tell(): void {
    const now = this.pointed ?? (this.byKeys ? this.focused : null);
    if (now === this.told) return;
    this.told = now;
    this.onpoint(now);
  }
}

/** The cell that a key goes to from another; null: it goes nowhere. Undefined: it is none of these keys. */
export function cellBy({ key, ctrlKey }: Pick<KeyboardEvent, "key" | "ctrlKey">, cell: string): string | null | undefined {
  let [column, row] = [COLUMNS.findIndex((name) => name === cell.charAt(0)), ROWS.findIndex((name) => name === cell.charAt(1))];
  switch (key) {
    case "ArrowLeft":
      column -= 1;
      break;
    case "ArrowRight":
      column += 1;
      break;
    case "ArrowUp":
      row -= 1;
      break;
    case "ArrowDown":
      row += 1;
      break;
    case "Home":
      column = 0;
      if (ctrlKey) row = 0;
      break;
    case "End":
      column = COLUMNS.length - 1;
      if (ctrlKey) row = ROWS.length - 1;
      break;
    default:
      return undefined;
  }
  const [letter, number] = [COLUMNS[column], ROWS[row]];
  return letter && number ? letter + number : null;
}

/** Where a Tab comes to: what was focused last, else what can be chosen first. */
export function entryOf(last: string | null, selected: string | null, canBeHad: (cell: string) => boolean): string {
  const all = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
  return last ?? selected ?? all.find(canBeHad) ?? "b1";
}
