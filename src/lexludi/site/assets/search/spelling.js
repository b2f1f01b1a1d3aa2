// Terms that may stand for what was typed: longer ones, misspelt ones, single characters.

import { isHanPair } from "./tokens.js";

/** @import { Index } from "./index.js" */

const BEGINNING = 0.4; // a longer term with this beginning, times the share typed
const MISSPELT = 0.3;
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
  const most = known || term.length < 4 || /^\d/.test(term) ? 0 : term.length < 8 ? 1 : 2;
  for (const other of index.terms) {
    if (found.has(other)) continue;
    if (other.startsWith(term)) found.set(other, (BEGINNING * term.length) / other.length);
    else if (most && near(term, other, most)) found.set(other, MISSPELT);
  }
  return found;
}

/**
 * Whether two words differ by at most so many letters.
 * @param {string} one
 * @param {string} other
 * @param {number} most
 */
function near(one, other, most) {
  if (Math.abs(one.length - other.length) > most || (one[0] !== other[0] && one[1] !== other[1])) return false;
  let row = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (one[i - 1] === other[j - 1] ? 0 : 1)));
    }
    if (Math.min(...next) > most) return false;
    row = next;
  }
  return row[other.length] <= most;
}
