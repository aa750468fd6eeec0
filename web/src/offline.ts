/// <reference lib="webworker" />
/** The service worker: after the first visit the app needs no network. */

declare const VERSION: string;
declare const FILES: string[];
declare const self: ServiceWorkerGlobalScope;

const CACHE = `sudokit-${VERSION}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  const forget = async (): Promise<void> => {
    const old = (await caches.keys()).filter((name) => name.startsWith("sudokit-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forget());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).origin !== location.origin) return;
  event.respondWith(answer(request));
});

/**
 * From the cache, else from the network: of the two modules only the one that this browser asks for is ever
 * kept.
 */
async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  if (kept !== undefined) return kept;
  const response = await fetch(request);
  if (response.ok && response.type === "basic") await cache.put(request, response.clone());
  return response;
}

export {};
