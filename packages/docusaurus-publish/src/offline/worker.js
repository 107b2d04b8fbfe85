// Service worker of a site, which visitors have who keep its pages (W3C, Service Workers). The build puts `release` before it:
// the name of its cache, and the files with their digests. A cache holds the files of one release to the byte, or none.

/** How long a page may take before its copy is shown, in milliseconds. */
const patience = 4000;
const paths = new Set(release.files.map(([path]) => path));
const [fallback] = paths;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  const files = release.files.map(([path, integrity]) => new Request(path, {integrity}));
  if (files.length > 0) event.waitUntil(caches.open(release.name).then((cache) => cache.addAll(files)));
});

/** The caches of other releases go, but none of other programs of the host; without pages to keep, this worker goes with them. */
async function replaceOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith('kept-') && name !== release.name);
  await Promise.all(others.map((name) => caches.delete(name)));
  await (fallback === undefined ? registration.unregister() : clients.claim());
}
self.addEventListener('activate', (event) => event.waitUntil(replaceOthers()));

const copyOf = (request) => caches.match(request, {cacheName: release.name, ignoreSearch: true, ignoreVary: true});

/** From the network, as long as it answers. What is named by its content is the same wherever it comes from. */
async function answer(request, pathname) {
  const copy = await copyOf(request);
  if (copy && /^\/(?:assets|search-index)\//.test(pathname)) return copy;
  const online = fetch(request);
  if (!copy) return request.mode === 'navigate' ? online.catch(() => Response.redirect(fallback)) : online;
  return Promise.race([online.catch(() => copy), new Promise((resolve) => setTimeout(resolve, patience, copy))]);
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === location.origin && fallback !== undefined;
  if (isOurs && (request.mode === 'navigate' || paths.has(pathname))) event.respondWith(answer(request, pathname));
});
