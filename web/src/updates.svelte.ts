// The page stays on this device by its service worker (sw.ts), which also notices when the server has a newer one.

const state = $state({ ready: false });
let registration: ServiceWorkerRegistration | undefined;

/** Whether a newer page was fetched and waits. */
export const updateReady = (): boolean => state.ready;

/** Silently does nothing where browsers allow no service worker: over plain http, but for this machine's own address. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const made = await navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  if (!made) return;
  registration = made;
  const look = (): void => {
    if (made.waiting && navigator.serviceWorker.controller) state.ready = true;
  };
  look();
  made.addEventListener("updatefound", () => made.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") made.update().catch(() => {}); // no network: another time
  });
}

/** With the newer page. */
export function reload(): void {
  const waiting = registration?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting.postMessage("take over");
}
