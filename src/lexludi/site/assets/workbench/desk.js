// The page's side of the desk: asks the worker, tells how much has come, and stops what takes too long.
import { get, RUNTIME, stock } from "./packs.js";

/** @typedef {{ come: number, all: number }} Progress */

/** How long a case may take before it is stopped, in milliseconds. */
export const LIMIT = 20_000;

/** How often it is told how much has come, in milliseconds. */
const OFTEN = 100;

export class Stopped extends Error {}
export class TooLong extends Stopped {}

export class Desk {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, { resolve: (answer: any) => void, reject: (error: Error) => void, timer: number }>} */
  #waiting = new Map();
  #count = 0;
  #come = 0;
  #all = 0;
  #told = 0;
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
        else if (data.come) this.#counted(data.come);
        else if (data.id) this.#settle(data);
        else reject(new Error(data.failed));
      };
      this.#load(worker).catch(reject);
    });
    this.#ready.catch(() => this.#end(new Error("closed")));
    return this.#ready;
  }

  /** Give the worker what it needs; the memory is unpacked here while it compiles its code. @param {Worker} worker */
  async #load(worker) {
    const packs = await stock(this.home);
    const memory = `${this.book}.memory.gz`;
    this.#come = 0;
    this.#all = [...RUNTIME, memory].reduce((sum, name) => sum + packs.files[name].bytes, 0);
    worker.postMessage({ open: { packs, book: this.book } });
    const { body } = await get(packs, memory, (bytes) => this.#counted(bytes));
    const unpacked = await new Response(body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    worker.postMessage({ memory: unpacked }, [unpacked]);
  }

  /** Tell how much has come, now and then. @param {number} bytes */
  #counted(bytes) {
    this.#come += bytes;
    if (performance.now() - this.#told < OFTEN) return;
    this.#told = performance.now();
    this.come({ come: this.#come, all: this.#all });
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
