// The service worker. The build puts two lines before these: VERSION, and SHELL, the files of the page itself.
// It never touches the API: games are only ever as the server says.

/* global VERSION, SHELL */

const CACHE = `grandaustria-${VERSION}`;
const ROOT = new URL('./', self.location.href).href;

self.addEventListener('install', (event) => {
  // Past the browser's cache, which may hold files of an earlier version under names without a hash.
  const fresh = SHELL.map((file) => new Request(file, { cache: file.startsWith('./assets/') ? 'default' : 'reload' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
  // A page of the version before that lacks a file from now on loads itself anew.
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  const old = (name) => name.startsWith('grandaustria-') && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

const ours = (url) => url.startsWith(ROOT) && !url.startsWith(`${ROOT}api/`);
const unchanging = (url) => url.startsWith(`${ROOT}assets/`);

/** The page as the server has it now, or as it was kept if the server is away. */
async function page(request) {
  const kept = () => caches.open(CACHE).then((cache) => cache.match('./'));
  try {
    const answer = await fetch(request);
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (problem) {
    const found = await kept();
    if (found) return found;
    throw problem;
  }
}

/** A file whose name has a hash: the same for ever. */
async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.status === 200) await cache.put(request.url, answer.clone());
  return answer;
}

/** Any other file of the page: its newest form, or the kept one. */
async function file(request) {
  try {
    return await fetch(request);
  } catch (problem) {
    const kept = await caches.open(CACHE).then((cache) => cache.match(request.url));
    if (kept) return kept;
    throw problem;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !ours(request.url)) return;
  if (request.mode === 'navigate') {
    if (new URL(request.url).pathname === new URL(ROOT).pathname) event.respondWith(page(request));
  } else if (unchanging(request.url)) event.respondWith(asset(request));
  else event.respondWith(file(request));
});

// What the page has used before there was a worker: fonts, and texts in its language.
self.addEventListener('message', (event) => {
  const urls = (event.data?.keep ?? []).filter(unchanging);
  event.waitUntil(Promise.allSettled(urls.map((url) => asset(new Request(url)))));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(event.notification.data ?? './', ROOT).href;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find(({ url }) => url === address) ?? windows[0];
    if (!there) return self.clients.openWindow(address);
    await there.focus();
    return there.url === address ? undefined : there.navigate(address);
  };
  event.waitUntil(open());
});
