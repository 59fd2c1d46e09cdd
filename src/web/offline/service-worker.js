// Keeps the whole house in the browser, so that it opens without a network. HOUSE is written in front of this when the
// pages are built: { version, files }.
/* global HOUSE */
const CACHE = `escale-${HOUSE.version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(HOUSE.files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forgetOld = async () => {
    for (const name of await caches.keys()) {
      if (name.startsWith('escale-') && name !== CACHE) await caches.delete(name);
    }
    await self.clients.claim();
  };
  event.waitUntil(forgetOld());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  // every address of the house is the first page; the newest one if the network gives it
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/', { cacheName: CACHE })));
    return;
  }
  if (HOUSE.files.includes(url.pathname)) {
    event.respondWith(caches.match(request, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
  }
});
