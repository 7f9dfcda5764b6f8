/// <reference lib="webworker" />
// The service worker: keeps the page on this device, so that it opens without a network. Nothing of /api goes through it.

declare const FILES: string[]; // the paths of what was built, and their hash: written in by vite.config.ts
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const paths = FILES;
const SHELL = `shell-${VERSION}`;
const PATIENCE = 3000; // milliseconds with the network, before the kept page is shown

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(paths)));
});

worker.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)))),
  );
});

worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
});

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin || pathname.startsWith("/api")) return;
  if (mode === "navigate") event.respondWith(newOrKept(event.request));
  else if (paths.includes(pathname)) event.respondWith(kept(pathname).then((file) => file ?? fetch(event.request)));
});

const kept = (path: string): Promise<Response | undefined> => caches.match(path, { cacheName: SHELL });

async function newOrKept(request: Request): Promise<Response> {
  const shell = await kept("/");
  if (!shell) return fetch(request);
  const fetched = fetch(request).then((answer) => (answer.status < 500 ? answer : shell));
  const late = new Promise<Response>((show) => setTimeout(show, PATIENCE, shell));
  return Promise.race([fetched.catch(() => shell), late]);
}

export {};
