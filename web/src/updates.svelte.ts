// The page stays on this device by its service worker (sw.ts), which also notices when the server has a newer one.

const state = $state({ ready: false });
let registration: Promise<ServiceWorkerRegistration | undefined> | undefined;

/** Whether a newer page was fetched and waits. */
export const updateReady = (): boolean => state.ready;

/** Silently does nothing where browsers allow no service worker: over plain http, but for this machine's own address. */
export async function keepOffline(): Promise<void> {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  registration = navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  const made = await registration;
  if (!made) return;
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
export async function reload(): Promise<void> {
  const waiting = (await registration)?.waiting;
  if (!waiting) return location.reload();
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
  waiting.postMessage("take over");
}
