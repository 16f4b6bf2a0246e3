// Keeps pages for when there is no network. The server puts a line before this one that tells what:
// `const KEPT = {version, files, shells}`. Files have their version in their address, so that they
// never change; of a page's shell and of what the API tells of rules the network has the newest.

/** @typedef {{version: string, files: string[], shells: string[]}} Kept */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
/** @type {Kept} */
const kept = KEPT;

const FILES = `files-${kept.version}`;
const DATA = `data-${kept.version}`;
const SETUP = "/api/setup";
const RULES = "/api/rules";
/** A network that is there, and gives nothing, must not keep a page from opening. */
const PATIENCE_MS = 4_000;

/** The languages, by the names of their texts. */
const languages = kept.files.flatMap((address) => /^\/locales\/[^/]+\/([^/]+)\.ftl$/.exec(address)?.[1] ?? []);

worker.addEventListener("install", (event) => {
  void worker.skipWaiting();
  event.waitUntil(install());
});

worker.addEventListener("activate", (event) => event.waitUntil(tidy()));

worker.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const address = new URL(url);
  if (method !== "GET" || address.origin !== worker.location.origin) return;
  const shell = mode === "navigate" ? shellOf(address.pathname) : null;
  if (shell) event.respondWith(newest(event.request, FILES, shell));
  else if (kept.files.includes(address.pathname)) event.respondWith(file(event.request));
  else if (address.pathname === SETUP || address.pathname === RULES) event.respondWith(newest(event.request, DATA, url));
});

async function install() {
  const files = await caches.open(FILES);
  await files.addAll([...kept.files, ...kept.shells]);
  const data = await caches.open(DATA);
  const setups = languages.map((lang) => `${SETUP}?lang=${lang}`);
  await data.addAll(setups);
  const setup = await data.match(setups[0]);
  /** @type {{rules: {name: string}[]}} */
  const { rules } = await setup?.json();
  const clauses = rules.flatMap(({ name }) => languages.map((lang) => `${RULES}?rules=${name}&lang=${lang}`));
  await data.addAll(clauses);
}

/** Throws away what earlier versions kept, and serves the pages that are open already. */
async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== FILES && name !== DATA).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** The shell that a page has: those below `/rules` have that of `/rules`. @param {string} path */
const shellOf = (path) =>
  kept.shells.find((shell) => path === shell || (shell !== "/" && path.startsWith(`${shell}/`))) ?? null;

/** @param {Request} request */
const file = async (request) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/**
 * The network's answer, or, when it fails or keeps us waiting, the one that was kept.
 * @param {Request} request
 * @param {string} cache
 * @param {string} key
 */
async function newest(request, cache, key) {
  const coming = fetch(request);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const answer = await Promise.race([coming, late]).catch(() => null);
  if (answer instanceof Response && answer.ok) {
    if (cache === DATA) await (await caches.open(DATA)).put(key, answer.clone());
    return answer;
  }
  const found = await caches.match(key, { cacheName: cache, ignoreVary: true });
  return found ?? coming;
}
