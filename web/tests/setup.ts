// What jsdom lacks and the page needs.

import { configure } from "@testing-library/svelte";
import { vi } from "vitest";

// Every file begins anew: with modules of its own, and with nothing that another left in the window.
vi.resetModules();
vi.useRealTimers();
localStorage.clear();
sessionStorage.clear();
history.replaceState(null, "", "/");
document.body.replaceChildren();
Reflect.deleteProperty(document, "execCommand");
Reflect.deleteProperty(navigator, "clipboard");
await (await import("../src/text/text.svelte")).useLanguage(["en"]);

// On a busy machine what is waited for comes late.
const PATIENCE = 50_000; // milliseconds
const { waitFor } = vi;
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options);
configure({ asyncUtilTimeout: PATIENCE });

const lacks = (object: object, name: string): boolean =>
  typeof (object as Record<string, unknown>)[name] !== "function";

if (lacks(globalThis, "ResizeObserver")) {
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
}

window.matchMedia = (query: string) =>
  ({ matches: false, media: query, addEventListener: () => {}, removeEventListener: () => {} }) as unknown as MediaQueryList;

// Animations that end as soon as they are asked to, or after their time.
if (lacks(Element.prototype, "animate")) {
  const running = new WeakMap<Element, Animation[]>();
  Element.prototype.animate = function (_frames, options): Animation {
    const { duration = 0, delay = 0 } = typeof options === "object" ? options : { duration: options };
    let finish = (): void => undefined;
    const finished = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Number(duration) + delay);
      finish = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    const animation = { finished, finish, cancel: finish } as unknown as Animation;
    running.set(this, [...(running.get(this) ?? []), animation]);
    return animation;
  };
  Element.prototype.getAnimations = function (): Animation[] {
    return running.get(this) ?? [];
  };
}

if (lacks(globalThis, "PointerEvent")) {
  vi.stubGlobal(
    "PointerEvent",
    class extends MouseEvent {
      readonly pointerType: string;
      constructor(type: string, options: PointerEventInit = {}) {
        super(type, options);
        this.pointerType = options.pointerType ?? "mouse";
      }
    },
  );
}
