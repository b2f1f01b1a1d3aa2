// Answers from what the reader keeps of the site where the connection gives no answer, or none in time.

const KEPT = `lexludi ${registration.scope} `;
const PATIENCE = 3000;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

async function answer(request) {
  const found = await kept(request.url);
  const asked = fetch(request);
  if (!found) return asked.catch(async (error) => (request.mode === "navigate" && await kept(`${registration.scope}offline.html`)) || Promise.reject(error));
  const late = new Promise((resolve) => { setTimeout(resolve, PATIENCE, found); });
  return Promise.race([asked.then((given) => (given.status < 500 ? given : found), () => found), late]);
}

/** What is kept of an address; a book counts once it is there whole, which its list tells. */
async function kept(address) {
  for (const name of await caches.keys()) {
    if (!name.startsWith(KEPT)) continue;
    const cache = await caches.open(name);
    const [book] = name.slice(KEPT.length).split(" ");
    const found = await cache.match(address, { ignoreSearch: true });
    if (found && await cache.match(`${registration.scope}offline/${book}.json`)) return found;
  }
  return undefined;
}
