// The books kept on this device: a cache for each, complete once it holds the list of its files.

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

  /** The versions of the books kept whole. */
  async kept() {
    const found = new Map();
    for (const name of await this.#names()) {
      const [book, version] = name.slice(this.#prefix.length).split(" ");
      if (await (await caches.open(name)).match(this.#list(book))) found.set(book, version);
    }
    return found;
  }

  /** What each book would take now: its version and its size in bytes. */
  async offered() {
    return this.#json(new URL("offline.json", this.#root));
  }

  /** Keep a book as it is now; of one kept before, what has not changed is not loaded again. */
  async keep(book, progress = (_done, _count) => {}) {
    const list = await this.#json(this.#list(book));
    const name = `${this.#prefix}${book} ${list.version}`;
    const [cache, before] = [await caches.open(name), await this.#before(book)];
    const files = Object.entries(list.files);
    const waiting = files.values();
    let done = 0;
    const work = async () => {
      for (const [path, digest] of waiting) {
        const address = new URL(path, this.#root).href;
        const same = before?.files[path] === digest && await before.cache.match(address);
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

  async remove(book) {
    await this.#drop(book, "");
    if ((await this.kept()).size) return;
    await (await navigator.serviceWorker.getRegistration(this.#root))?.unregister();
  }

  #list(book) {
    return new URL(`offline/${book}.json`, this.#root).href;
  }

  async #names(book = "") {
    return (await caches.keys()).filter((name) => name.startsWith(`${this.#prefix}${book && `${book} `}`));
  }

  async #before(book) {
    for (const name of await this.#names(book)) {
      const cache = await caches.open(name);
      const list = await cache.match(this.#list(book));
      if (list) return { cache, files: (await list.json()).files };
    }
    return undefined;
  }

  async #drop(book, but) {
    for (const name of await this.#names(book)) if (name !== but) await caches.delete(name);
  }

  async #fetch(address) {
    const answer = await fetch(address, { cache: "no-cache" });
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    return answer;
  }

  async #json(address) {
    return (await this.#fetch(address)).json();
  }
}
