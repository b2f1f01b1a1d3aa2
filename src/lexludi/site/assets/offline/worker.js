// Answers from what the reader keeps of the site where the connection gives no answer, or none in time.

/** @typedef {Event & { request: Request, respondWith: (answer: Promise<Response>) => void, waitUntil: (done: Promise<void>) => void }} Asked */
/** @typedef {{ registration: { scope: string }, clients: { claim: () => Promise<void> }, skipWaiting: () => Promise<void> }} Worker What a page does not have. */

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
const { scope } = worker.registration;
const KEPT = `lexludi ${scope} `;
const TRIED = `lexludi-try ${scope}`;
const PACKS = new URL("../workbench/", scope).href;
const PATIENCE = 3000;

/** What the workbench has kept of an address; to look for it must not make a cache where there is none.
 * @param {string} address @param {boolean} ignoreSearch
 */
const tried = async (address, ignoreSearch) => caches.match(address, { cacheName: TRIED, ignoreSearch });

/** A part of the workbench: one named by its digest is the same for ever. @param {Request} request */
async function pack(request) {
  const found = await tried(request.url, false);
  if (found && new URL(request.url).search) return found;
  return fetch(request).catch(async (error) => found ?? (await tried(request.url, true)) ?? Promise.reject(error));
}

/** @param {Request} request */
async function answer(request) {
  const found = await kept(request.url);
  const asked = fetch(request);
  if (!found) return asked.catch(async (error) => (request.mode === "navigate" && await kept(`${scope}offline.html`)) || Promise.reject(error));
  const late = new Promise((/** @type {(answer: Response) => void} */ resolve) => { setTimeout(resolve, PATIENCE, found); });
  return Promise.race([asked.then((given) => (given.status < 500 ? given : found), () => found), late]);
}

/**
 * What is kept of an address; a book counts once it is there whole, which its list tells.
 * @param {string} address
 */
async function kept(address) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT)) continue;
    const cache = await caches.open(name);
    const [book] = name.slice(KEPT.length).split(" ");
    const found = await cache.match(address, { ignoreSearch: true });
    if (found && await cache.match(`${scope}offline/${book}.json`)) return found;
  }
  return tried(address, true);
}

addEventListener("install", () => worker.skipWaiting());
addEventListener("activate", (event) => /** @type {Asked} */ (event).waitUntil(worker.clients.claim()));
addEventListener("fetch", (event) => {
  const { request, respondWith } = /** @type {Asked} */ (event);
  if (request.method !== "GET" || (request.cache === "reload" && request.mode !== "navigate")) return; // wants what is there now
  if (request.url.startsWith(PACKS)) respondWith.call(event, pack(request));
  else if (request.url.startsWith(scope)) respondWith.call(event, answer(request));
});
