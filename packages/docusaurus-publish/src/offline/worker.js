// Service worker of a site, which visitors have who keep its pages (W3C, Service Workers). The build puts `release` before it:
// the name of its cache, and the files with their digests. A cache holds the files of one release to the byte, or none.

/** How long a page may take before its copy is shown, in milliseconds. */
const patience = 4000;
const paths = new Set(release.files.map(([path]) => path));
const [fallback] = paths;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  if (release.files.length > 0) event.waitUntil(keepAll());
});

async function keepAll() {
  // What was redirected may not answer for a page.
  const files = release.files.map(([path, integrity]) => new Request(path, {integrity, redirect: 'error'}));
  try {
    await (await caches.open(release.name)).addAll(files);
  } catch (error) {
    await caches.delete(release.name);
    throw error;
  }
}

/** The caches of other releases go, but none of other programs of the host; without pages to keep, this worker goes with them. */
async function replaceOthers() {
  const others = (await caches.keys()).filter((name) => name.startsWith('kept-') && name !== release.name);
  await Promise.all(others.map((name) => caches.delete(name)));
  await (fallback === undefined ? registration.unregister() : clients.claim());
}
self.addEventListener('activate', (event) => event.waitUntil(replaceOthers()));

const copyOf = (request) => caches.match(request, {cacheName: release.name, ignoreSearch: true, ignoreVary: true});

/** What stands in for a page that is not kept, unless the browser has emptied the cache. */
const standIn = async () => ((await copyOf(fallback)) ? Response.redirect(fallback) : Response.error());

/** From the network, as long as its server answers. What is named by its content is the same wherever it comes from. */
async function answer(request, pathname) {
  const copy = await copyOf(request);
  if (copy && /^\/(?:assets|search-index)\//.test(pathname)) return copy;
  const online = fetch(request);
  if (!copy) return request.mode === 'navigate' ? online.catch(standIn) : online;
  const answered = online.then((response) => (response.status < 500 ? response : copy));
  return Promise.race([answered.catch(() => copy), new Promise((resolve) => setTimeout(resolve, patience, copy))]);
}

self.addEventListener('fetch', (event) => {
  const {request} = event;
  const {origin, pathname} = new URL(request.url);
  const isOurs = request.method === 'GET' && origin === location.origin && fallback !== undefined;
  if (isOurs && (request.mode === 'navigate' || paths.has(pathname))) event.respondWith(answer(request, pathname));
});
