/// <reference lib="webworker" />
/**
 * The service worker: after the first visit the app needs no network. A version is kept whole or not at all, and a
 * page keeps the version that it began with: the next one takes over when no page of the old one is left.
 */

declare const VERSION: string;
/** The files that every edition needs, and those that each language, or English in all voices, needs besides. */
declare const FILES: string[];
declare const OF_LANGUAGES: Record<string, string[]>;
declare const self: ServiceWorkerGlobalScope;

/** The address of the service worker says it, so that another language is another service worker. */
const language = new URL(location.href).searchParams.get("language") ?? "en";
const CACHE = `sudokit-${VERSION}-${language}`;

self.addEventListener("install", (event) => {
  // The browser asks the server again, so that no file of an older version gets into this one. Files that the page
  // has just fetched are not sent a second time.
  const files = [...FILES, ...(OF_LANGUAGES[language] ?? [])].map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(files)));
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

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreSearch: true });
  return kept ?? fetch(request);
}

export {};
