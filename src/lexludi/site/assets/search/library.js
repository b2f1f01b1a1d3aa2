// The books search has loaded: the open one first, the others after it; what failed can be asked for again.

import { Index } from "./index.js";
import { Tokens } from "./tokens.js";

/** @import { BookFile } from "./index.js" */

export class Library {
  /** @type {Index | undefined} */
  index;
  failed = false;
  #root;
  #language;
  #missing;
  /** @type {Promise<void> | undefined} */
  #loading;

  /**
   * @param {URL} root
   * @param {string} language
   * @param {string[]} books
   * @param {string | undefined} here
   */
  constructor(root, language, books, here) {
    this.#root = root;
    this.#language = language;
    this.#missing = [...books].sort((a, b) => Number(b === here) - Number(a === here));
  }

  get complete() {
    return this.#missing.length === 0;
  }

  /**
   * Load what is missing; `changed` hears of every book that is ready and of the end.
   * @param {() => void} changed
   */
  load(changed) {
    this.#loading ??= this.#load(changed).finally(() => { this.#loading = undefined; changed(); });
    return this.#loading;
  }

  /** @param {() => void} changed */
  async #load(changed) {
    this.failed = false;
    const asked = this.#missing.map((book) => ({ book, file: this.#fetch(book) }));
    asked.forEach(({ file }) => file.catch(() => {})); // awaited in turn below; none may go unheard before
    for (const { book, file } of asked) {
      try {
        this.index ??= new Index(await Tokens.of(this.#language));
        await this.index.add(await file);
        this.#missing = this.#missing.filter((other) => other !== book);
        changed();
      } catch (error) {
        console.warn(error);
        this.failed = true;
      }
    }
  }

  /**
   * @param {string} book
   * @returns {Promise<BookFile>}
   */
  async #fetch(book) {
    const answer = await fetch(new URL(`search/${book}.json`, this.#root));
    if (!answer.ok) throw new Error(`search/${book}.json: ${answer.status}`);
    return answer.json();
  }
}
