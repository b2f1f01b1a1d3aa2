// Terms that may stand for what was typed: longer ones, misspelt ones, single characters.

import { isHanPair } from "./tokens.js";

/** @import { Index } from "./index.js" */

const BEGINNING = 0.4; // a longer term with this beginning, times the share typed
const MEANT = 0.7; // what a misspelt term was to be
const MISSPELT = 0.3; // what it could also be
const SINGLE = 0.3; // one character of a Han pair

/**
 * Terms of the index that may stand for a term of the query, each with its weight.
 * @param {Index} index
 * @param {string} term
 * @param {boolean} typed
 */
export function alternatives(index, term, typed) {
  /** @type {Map<string, number>} */
  const found = new Map(index.has(term) ? [[term, 1]] : []);
  const known = found.size > 0;
  if (isHanPair(term)) for (const single of term) if (index.has(single)) found.set(single, SINGLE);
  if (known && !typed) return found;
  for (const other of index.terms) if (!found.has(other) && other.startsWith(term)) found.set(other, (BEGINNING * term.length) / other.length);
  if (known) return found;
  const [likely, ...others] = misspelt(index, term);
  for (const other of others) if (!found.has(other)) found.set(other, MISSPELT);
  if (likely) found.set(likely, Math.max(found.get(likely) ?? 0, MEANT));
  return found;
}

/**
 * A term of the index as it is; of an unknown one the term it was to be, if there is one.
 * @param {Index} index
 * @param {string} term
 */
export const meant = (index, term) => (index.has(term) ? term : misspelt(index, term)[0] ?? term);

/**
 * Terms of the index that differ from an unknown one by a letter, from eight letters on by two; the likeliest first.
 * @param {Index} index
 * @param {string} term
 */
function misspelt(index, term) {
  const own = letters(term), pair = own !== term; // of a pair of syllables one is right
  const most = own.length < 4 || /^\d/.test(term) ? 0 : own.length < 8 ? 1 : 2;
  for (let few = 1; few <= most; few += 1) {
    const found = [...index.terms, ...index.kin.keys()].filter((other) => (pair ? term[0] === other[0] || term[1] === other[1] : true) && near(own, letters(other), few));
    if (found.length) return found.sort((a, b) => index.rarity(a) - index.rarity(b));
  }
  return [];
}

/**
 * A term letter by letter: those of a Hangul syllable stand one after the other.
 * @param {string} term
 */
const letters = (term) => (/^[가-힣]/.test(term) ? term.normalize("NFD") : term);

/**
 * Whether two words differ by at most so many letters, two that changed places being one.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 */
function near(one, other, most) {
  if (Math.abs(one.length - other.length) > most || (one[0] !== other[0] && one[1] !== other[1])) return false;
  /** @type {number[]} */
  let before = [];
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const turned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1] ? before[j - 2] + 1 : Infinity;
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1), turned));
    }
    if (Math.min(...next) > most && Math.min(...row) > most) return false;
    [before, row] = [row, next];
  }
  return row[other.length] <= most;
}
