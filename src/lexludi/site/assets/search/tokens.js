// Words as search terms: stems for English, French and Russian, pairs of characters for Hangul and Han.

/** @typedef {{ term: string, start: number, end: number, tail?: boolean }} Placed A term, where it stands in its text, and whether it is but an ending. */

const RUN = new RegExp(
  [
    String.raw`\p{Nd}+(?:[.§](?:\p{Nd}+|[a-z](?![\p{L}\p{Nd}])))*`, // a number with points or § stays whole
    String.raw`\p{Script=Han}+`,
    String.raw`\p{Script=Hangul}+`,
    String.raw`\p{Script=Latin}[\p{Script=Latin}\p{M}\p{Nd}]*`,
    String.raw`\p{Script=Cyrillic}[\p{Script=Cyrillic}\p{M}\p{Nd}]*`,
  ].join("|"),
  "gu",
);
const PAIRED = /^[\p{Script=Han}\p{Script=Hangul}]/u;
const HAN = /^\p{Script=Han}/u;
// What follows a Korean noun: particles, and the endings of the verbs made from it; one syllable alone keeps the short ones, which end nouns too.
const PARTICLES = "에서는?|에서도|에게서?|에게는|으로는?|으로도|까지는?|까지도|부터는?|에는|에도|에만|처럼|보다|마다|이라면|라면|이면|이나";
const ENDINGS = `${PARTICLES}|은|는|이|가|을|를|의|에|로|와|과|도|만|들[은이을의]?|[하되](?:면|는|기|고|여|며|지|게|거나|는데|려면|려고|기만)|해서|해야|해도|했을|한|할|된|될`;
const PARTICLE = new RegExp(`^(?:${ENDINGS})$`); // after an abbreviation or a number: `EZOC에서`
const TAIL = new RegExp(`(?<=^[가-힣]{2,})(?:${ENDINGS}|려면|으려면)$|(?<=^[가-힣])(?:${PARTICLES}|[을를에])$`);
/** @type {Record<string, [file: string, letters: RegExp]>} */
const STEMMERS = { en: ["english", /^[a-z]/], fr: ["french", /^\p{Script=Latin}/u], ru: ["russian", /^\p{Script=Cyrillic}/u] };

/** Endings that the stemmers leave: `tirent` as `tirer`, `пушек` as `пушка`. @type {Record<string, RegExp>} */
const LEFT = { fr: /(?<=\p{L}{2})ent$/u, ru: /(?<=\p{L}[^аеиоуыэюя])[ое](?=[кц]$)/u };

/**
 * Lower case in one spelling; the Russian ё is written е.
 * @param {string} text
 */
export const even = (text) => text.normalize("NFKC").toLowerCase().replaceAll("ё", "е");

/**
 * Whether a term is a pair of Han characters.
 * @param {string} term
 */
export const isHanPair = (term) => term.length === 2 && HAN.test(term);

/**
 * Accents go after stemming, which needs them; й is a letter of its own.
 * @param {string} word
 */
const fold = (word) => (/^\p{Script=Cyrillic}/u.test(word) ? word : word.normalize("NFD").replace(/\p{M}/gu, ""));

/**
 * The stem of a stem, as long as it changes: `генералом` and `генерал` meet only at the end.
 * @param {(word: string) => string} stem
 * @param {string} word
 */
function settled(stem, word) {
  for (let last = ""; last !== word;) [last, word] = [word, stem(word)];
  return word;
}

/** @param {string} text */
const lines = (text) => text.split("\n").filter(Boolean);

/** Cuts texts of one language into terms with their places. */
export class Tokens {
  /** @type {((word: string) => string) | undefined} */
  #stem;
  /** @type {Map<string, string>} */
  #kept = new Map();
  /** @type {Map<string, string>} */
  #same = new Map();
  /** @type {Map<string, string>} */
  #plain = new Map();
  /** @type {string[][]} */
  kin = []; // words that stand for one another

  /** @param {string} language */
  constructor(language) {
    this.language = language;
  }

  /** @param {string} language */
  static async of(language) {
    const tokens = new Tokens(language);
    if (language in STEMMERS) {
      const [file, letters] = STEMMERS[language];
      const [Stemmer] = Object.values(await import(`./snowball/${file}.js`));
      const stemmer = new Stemmer();
      const stem = (/** @type {string} */ word) => stemmer.stemWord(word).replace(LEFT[language] ?? "", "");
      tokens.#stem = (/** @type {string} */ word) => (letters.test(word) ? settled(stem, word) : word);
    }
    const { SAME, KIN, TRADITIONAL = "" } = await import(`./everyday/${language}.js`);
    tokens.#plain = new Map(TRADITIONAL.match(/\S{2}/g)?.map((/** @type {string} */ [plain, typed]) => [typed, plain]));
    tokens.kin = lines(KIN).map((line) => line.split(", "));
    tokens.#same = new Map(lines(SAME).flatMap((line) => {
      const [first, ...others] = line.split(" ").map((word) => tokens.#word(word));
      return others.map((other) => /** @type {[string, string]} */ ([other, first]));
    }));
    tokens.#kept.clear();
    return tokens;
  }

  /**
   * The terms of a text; an index also gets what a query may ask for: single characters, words with a hyphen as one.
   * @param {string} text
   * @returns {Placed[]}
   */
  of(text, { indexing = false } = {}) {
    /** @type {Placed[]} */
    const found = [];
    for (const match of text.matchAll(RUN)) {
      const [run] = match;
      if (PAIRED.test(run)) {
        const own = this.#pairs(run, match.index, indexing);
        if (!indexing && found.at(-1)?.end === match.index && PARTICLE.test(run)) own.forEach((placed) => { placed.tail = true; });
        found.push(...own);
      }
      else {
        const last = found.at(-1), end = match.index + run.length;
        found.push({ term: this.#word(run), start: match.index, end });
        if (indexing && last?.end === match.index - 1 && text[last.end] === "-") {
          found.push({ term: this.#word(text.slice(last.start, last.end) + run), start: last.start, end });
        }
      }
    }
    return found;
  }

  /**
   * A query in the characters of the books.
   * @param {string} query
   */
  plain(query) {
    return this.#plain.size ? query.replace(/\p{Script=Han}/gu, (typed) => this.#plain.get(typed) ?? typed) : query;
  }

  /**
   * The terms of a text, joined: two names are the same if these are.
   * @param {string} text
   */
  key(text) {
    return this.of(text).map(({ term }) => term).join(" ");
  }

  /** @param {string} run */
  #word(run) {
    let term = this.#kept.get(run);
    if (term === undefined) {
      const word = even(run);
      term = /^\p{Nd}/u.test(word) ? word.replaceAll("§", ".") : fold(this.#stem?.(word) ?? word);
      term = this.#same.get(term) ?? term;
      this.#kept.set(run, term);
    }
    return term;
  }

  /**
   * @param {string} run
   * @param {number} at
   * @param {boolean} indexing
   */
  #pairs(run, at, indexing) {
    const han = HAN.test(run), stem = run.search(TAIL), alone = stem === 1 || run.length === 2;
    /** @type {Placed[]} */
    const found = [];
    for (let place = 0; place < run.length; place += 1) {
      const single = run.length === 1 || (place === 0 && (stem === 1 || (indexing && alone))) || (indexing && han);
      const tail = !indexing && stem >= 0 && place + 2 > stem;
      if (single) found.push({ term: run[place], start: at + place, end: at + place + 1 });
      if (place + 1 < run.length) found.push({ term: run.slice(place, place + 2), start: at + place, end: at + place + 2, tail });
    }
    return found;
  }
}
