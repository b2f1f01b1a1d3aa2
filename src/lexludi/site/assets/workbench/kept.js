// Keeps what the workbench was loaded from, so that it works without a connection from then on.
import { address, RUNTIME, stock } from "./packs.js";

/** The cache of the workbench; the worker of the language answers from it where the connection does not.
 * @param {URL} root the address of the language
 */
export const shelf = (root) => `lexludi-try ${root.href}`;

/** Keep this page, what it is made of, and the packs of a book; those of an older site are dropped.
 * @param {string} home @param {string} book @param {string} language @returns {Promise<boolean>} whether it is kept
 */
export const keep = async (home, book, language) => {
  if (!("serviceWorker" in navigator) || !("caches" in window)) return false;
  const root = new URL("../../", location.href);
  try {
    const list = await stock(home);
    const own = ["memory.gz", "cases.json", "looks.json", `names.${language}.json`].map((name) => `${book}.${name}`);
    const packs = [...RUNTIME, ...own].map((name) => address(list, name));
    const page = performance.getEntriesByType("resource").map(({ name }) => name.split("#")[0]);
    const near = page.filter((name) => name.startsWith(root.href));
    const cache = await caches.open(shelf(root));
    const wanted = [location.href.split("#")[0], `${home}packs.json`, ...near, ...packs, new URL("worker.js", import.meta.url).href];
    await Promise.all([...new Set(wanted)].map((each) => put(cache, each)));
    const digests = new Set(Object.values(list.files).map(({ digest }) => digest));
    for (const { url } of await cache.keys()) {
      const { search } = new URL(url);
      if (url.startsWith(home) && search && !digests.has(search.slice(1))) await cache.delete(url);
    }
    await navigator.serviceWorker.register(new URL("worker.js", root));
    return true;
  } catch (error) {
    console.warn(error);
    return false;
  }
};

/** Whether a book can be opened without loading anything. @param {string} home @param {string} book */
export const isKept = async (home, book) => {
  const cacheName = shelf(new URL("../../", location.href));
  const memory = `${book}.memory.gz`;
  // Where no version of it is kept, nothing is asked for before it is wanted.
  if (!("caches" in window) || !(await caches.match(home + memory, { cacheName, ignoreSearch: true }))) return false;
  return Boolean(await caches.match(address(await stock(home), memory), { cacheName }));
};

/** @param {Cache} cache @param {string} wanted */
const put = async (cache, wanted) => {
  const named = new URL(wanted).search.length > 1;
  if (named && (await cache.match(wanted))) return; // its name is a digest of what it holds
  const answer = await fetch(wanted);
  if (!answer.ok) throw new Error(`${wanted}: ${answer.status}`);
  await cache.put(wanted, answer);
};
