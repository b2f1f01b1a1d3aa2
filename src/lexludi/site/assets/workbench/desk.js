// The page's side of the desk: asks the worker, tells how much has come, and stops what takes too long.

/** @typedef {{ come: number, all: number }} Progress */

/** How long a case may take before it is stopped, in milliseconds. */
export const LIMIT = 20_000;

export class Stopped extends Error {}
export class TooLong extends Stopped {}

export class Desk {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void, timer: number }>} */
  #waiting = new Map();
  #count = 0;
  /** @type {Promise<void> | null} */
  #ready = null;

  /** @param {string} home @param {string} book @param {(progress: Progress) => void} come */
  constructor(home, book, come) {
    this.home = home;
    this.book = book;
    this.come = come;
    this.limit = LIMIT;
  }

  /** Load Python and the rules; asked again, the same loading. */
  open() {
    this.#ready ??= new Promise((resolve, reject) => {
      const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
      this.#worker = worker;
      worker.onerror = (event) => reject(new Error(event.message));
      worker.onmessage = ({ data }) => {
        if (data.ready) resolve();
        else if (data.come) this.come(data);
        else if (data.id) this.#settle(data);
        else reject(new Error(data.failed));
      };
      worker.postMessage({ open: { home: this.home, book: this.book } });
    });
    this.#ready.catch(() => this.#end(new Error("closed")));
    return this.#ready;
  }

  /** Ask the desk; what takes longer than the limit is stopped.
   * @param {string} method @param {...unknown} given @returns {Promise<any>}
   */
  async ask(method, ...given) {
    await this.open();
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const timer = window.setTimeout(() => this.#end(new TooLong()), this.limit);
      this.#waiting.set(id, { resolve, reject, timer });
      this.#worker?.postMessage({ id, method, arguments: given });
    });
  }

  /** End whatever runs; the next question loads again, out of what the browser has kept. */
  stop() {
    this.#end(new Stopped());
  }

  /** @param {{ id: number, answer?: unknown, failed?: string }} data */
  #settle({ id, answer, failed }) {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    window.clearTimeout(asked?.timer);
    if (failed) asked?.reject(new Error(failed));
    else asked?.resolve(answer);
  }

  /** @param {Error} error */
  #end(error) {
    this.#worker?.terminate();
    this.#worker = this.#ready = null;
    for (const { reject, timer } of this.#waiting.values()) {
      window.clearTimeout(timer);
      reject(error);
    }
    this.#waiting.clear();
  }
}
