// The clauses of the books that are loaded, as an inverted index scored by BM25F.

/** @import { Tokens } from "./tokens.js" */
/** @typedef {{ book: string, id: string, number: string, title: string, text: string, asked: string, extras: string, heading: string, address: string }} Clause */
/** @typedef {{ clause: number, words: string[], names: string[] }} Term A word of the glossary, and the place of the clause that defines it. */
/**
 * What `search/<book>.json` holds: the clauses field by field, the terms as the place of a clause and names.
 * @typedef {{ book: string, title: string, pages: string[], headings: string[], clauses: Record<string, any[]>, terms: [number, ...string[]][] }} BookFile
 */

const K = 2;
const B = 0.5;
const WEIGHTS = [3, 1, 1.5, 0.6, 0.8, 3]; // title, text, how players ask, examples and charts, headings, terms defined here
const SLICE = 25; // milliseconds of work before the page may breathe

/**
 * Gives each item in turn, with a pause whenever a slice of work is done.
 * @template Item
 * @param {Iterable<Item>} items
 */
async function* slices(items) {
  let until = 0;
  for (const item of items) {
    if (performance.now() > until) {
      await new Promise((resume) => setTimeout(resume));
      until = performance.now() + SLICE;
    }
    yield item;
  }
}

/** @type {(file: BookFile, place: number) => Clause} */
const clauseOf = ({ book, pages, headings, clauses }, place) => {
  const [name, number, page, heading, title, text, asked, extras] = Object.values(clauses).map((field) => field[place]);
  const id = `${book}.${name}`;
  return { book, id, number, title, text, asked, extras, heading: headings[heading], address: `${book}/${pages[page]}/#${id}` };
};

/**
 * The glossary: each term with the place of the clause that defines it, or -1.
 * @type {(book: BookFile, first: number) => Term[]}
 */
const termsOf = (book, first) => book.terms.map(([place, word, abbreviation, ...others]) => ({
  clause: place < 0 ? -1 : first + place,
  words: [word, abbreviation].filter(Boolean),
  names: [word, abbreviation, ...others].filter(Boolean),
}));

/**
 * Korean players write compound words with and without a space.
 * @param {string} name
 */
const spellings = (name) => [...new Set([name, name.replace(/(?<=[가-힣]) (?=[가-힣])/g, "")])];

/** Every clause by its words, every glossary name by its terms. */
export class Index {
  /** @type {Clause[]} */
  clauses = [];
  /** @type {Map<string, string>} */
  books = new Map();
  /** @type {Map<string, { name: string, terms: Term[] }>} */
  names = new Map();
  /** @type {Map<string, Set<string>>} */
  kin = new Map();
  /** @type {Map<string, Map<number, Uint8Array>>} */
  #postings = new Map();
  /** @type {number[][]} */
  #lengths = [];
  /** @type {string[][]} */
  #titles = [];
  #totals = WEIGHTS.map(() => 0);
  /** What was asked before, until a clause comes: scores by term, and titles with how rare each term is. @type {Map<string, Map<number, number>>} */
  #scored = new Map();
  /** @type {[term: string, rarity: number][][]} */
  #weighed = [];

  /** @param {Tokens} tokens */
  constructor(tokens) {
    this.tokens = tokens;
    for (const words of tokens.kin) {
      for (const key of words.map((word) => tokens.key(word))) this.kin.set(key, new Set([...(this.kin.get(key) ?? []), ...words]));
    }
  }

  /**
   * Take in a book, in slices, so that the page stays alive.
   * @param {BookFile} book
   */
  async add(book) {
    const first = this.clauses.length;
    const terms = termsOf(book, first);
    /** @type {Map<number, string[]>} */
    const defined = new Map();
    for (const { clause, names } of terms) defined.set(clause, [...(defined.get(clause) ?? []), ...names]);
    this.books.set(book.book, book.title);
    for await (const place of slices(book.clauses.id.keys())) {
      this.#take(clauseOf(book, place), (defined.get(first + place) ?? []).join(" "));
    }
    for await (const term of slices(terms)) this.#name(term);
  }

  /** All terms that occur. */
  get terms() {
    return this.#postings.keys();
  }

  /** @param {string} term */
  has(term) {
    return this.#postings.has(term);
  }

  /**
   * How rare a term is among the clauses.
   * @param {string} term
   */
  rarity(term) {
    const count = this.#postings.get(term)?.size ?? 0;
    return Math.log(1 + (this.clauses.length - count + 0.5) / (count + 0.5));
  }

  /**
   * What each clause with this term scores for it.
   * @param {string} term
   * @returns {Map<number, number>}
   */
  scores(term) {
    const known = this.#scored.get(term);
    if (known) return known;
    const rarity = this.rarity(term);
    const averages = this.#totals.map((total) => total / this.clauses.length || 1);
    const found = new Map();
    this.#scored.set(term, found);
    for (const [clause, counts] of this.#postings.get(term) ?? []) {
      let weight = 0;
      for (let field = 0; field < WEIGHTS.length; field += 1) {
        if (!counts[field]) continue;
        weight += (WEIGHTS[field] * counts[field]) / (1 - B + (B * this.#lengths[clause][field]) / averages[field]);
      }
      found.set(clause, (rarity * weight * (K + 1)) / (weight + K));
    }
    return found;
  }

  /**
   * How much of a clause's title these terms say, each as much as it counts.
   * @param {number} place
   * @param {Map<string, number>} terms
   */
  titled(place, terms) {
    let said = 0, whole = 0;
    for (const [term, rarity] of (this.#weighed[place] ??= this.#titles[place].map((term) => [term, this.rarity(term)]))) {
      said += rarity * (terms.get(term) ?? 0);
      whole += rarity;
    }
    return said / whole || 0;
  }

  /** @param {Term} term */
  #name(term) {
    for (const name of term.names.flatMap(spellings)) {
      const key = this.tokens.key(name);
      const known = this.names.get(key);
      if (known) known.terms.push(term);
      else this.names.set(key, { name, terms: [term] });
    }
  }

  /**
   * @param {Clause} clause
   * @param {string} defined
   */
  #take(clause, defined) {
    const place = this.clauses.push(clause) - 1;
    this.#scored.clear();
    this.#weighed.length = 0;
    this.#titles.push([...new Set(this.tokens.of(clause.title).map(({ term }) => term))]);
    const fields = [`${clause.number} ${clause.title}`, clause.text, clause.asked, clause.extras, clause.heading, defined];
    this.#lengths.push(fields.map((text, field) => {
      const terms = this.tokens.of(text, { indexing: true });
      for (const { term } of terms) this.#count(term, place, field);
      this.#totals[field] += terms.length;
      return terms.length;
    }));
  }

  /**
   * @param {string} term
   * @param {number} place
   * @param {number} field
   */
  #count(term, place, field) {
    let clauses = this.#postings.get(term);
    if (!clauses) this.#postings.set(term, (clauses = new Map()));
    let counts = clauses.get(place);
    if (!counts) clauses.set(place, (counts = new Uint8Array(WEIGHTS.length)));
    counts[field] += 1;
  }
}
