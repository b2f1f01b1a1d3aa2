// The books kept on this device: a cache for each, complete once it holds the list of its files.

/** @typedef {{ version: string, files: Record<string, string> }} List What is kept of a book: its files, each with a digest. */

const AT_ONCE = 6;

export class Shelf {
  #root;
  #prefix;

  /** @param {URL} root the address of the language; what stands below it can be kept */
  constructor(root) {
    this.#root = root;
    this.#prefix = `lexludi ${root.href} `;
  }

  static get possible() {
    return "serviceWorker" in navigator && "caches" in window;
  }

  /**
   * The versions of the books kept whole.
   * @returns {Promise<Map<string, string>>}
   */
  async kept() {
    const found = new Map();
    for (const name of await this.#names()) {
      const [book, version] = name.slice(this.#prefix.length).split(" ");
      if (await (await caches.open(name)).match(this.#list(book))) found.set(book, version);
    }
    return found;
  }

  /**
   * What each book would take now: its version and its size in bytes.
   * @returns {Promise<Record<string, { version: string, size: number }>>}
   */
  async offered() {
    return this.#json(new URL("offline.json", this.#root));
  }

  /**
   * Keep a book as it is now; of one kept before, what has not changed is not loaded again.
   * @param {string} book
   * @param {(done: number, count: number) => void} progress
   */
  async keep(book, progress = () => {}) {
    /** @type {List} */
    const list = await this.#json(this.#list(book));
    const name = `${this.#prefix}${book} ${list.version}`;
    const [cache, before] = [await caches.open(name), await this.#before(book)];
    const files = Object.entries(list.files);
    const waiting = files.values();
    let done = 0;
    const work = async () => {
      for (const [path, digest] of waiting) {
        const address = new URL(path, this.#root).href;
        const same = before && before.files[path] === digest && await before.cache.match(address);
        await cache.put(address, same || await this.#fetch(address));
        progress(done += 1, files.length);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if ((await this.#json(this.#list(book))).version !== list.version) throw new Error("the site changed meanwhile");
    await navigator.serviceWorker.register(new URL("worker.js", this.#root));
    await cache.put(this.#list(book), new Response(JSON.stringify(list)));
    await this.#drop(book, name);
  }

  /** @param {string} book */
  async remove(book) {
    await this.#drop(book, "");
    if ((await this.kept()).size || await caches.has(`lexludi-try ${this.#root.href}`)) return;
    await (await navigator.serviceWorker.getRegistration(this.#root))?.unregister();
  }

  /** @param {string} book */
  #list(book) {
    return new URL(`offline/${book}.json`, this.#root).href;
  }

  async #names(book = "") {
    return (await caches.keys()).filter((name) => name.startsWith(`${this.#prefix}${book && `${book} `}`));
  }

  /** @param {string} book */
  async #before(book) {
    for (const name of await this.#names(book)) {
      const cache = await caches.open(name);
      const found = await cache.match(this.#list(book));
      if (!found) continue;
      /** @type {List} */
      const list = await found.json();
      return { cache, files: list.files };
    }
    return undefined;
  }

  /**
   * @param {string} book
   * @param {string} but the cache that stays
   */
  async #drop(book, but) {
    for (const name of await this.#names(book)) if (name !== but) await caches.delete(name);
  }

  /** @param {string | URL} address */
  async #fetch(address) {
    const answer = await fetch(address, { cache: "reload" });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  }

  /** @param {string | URL} address */
  async #json(address) {
    return (await this.#fetch(address)).json();
  }
}
