// Numbers and ids as players type them, and the clauses they name.

import { even } from "./tokens.js";

/** @import { Index } from "./index.js" */

// How a clause answers: by its very number or id, as one of the section of that number, by its number with a point for §, as one below it, as a definition, by another name of what it defines, by words.
export const EXACT = 0, SECTION = 1, DOTTED = 2, BELOW = 3, DEFINED = 4, CALLED = 5, WORDS = 6;

const PARTS = /(?<![\da-z]\.?)\d+(?:[.§](?:\d+|[a-z](?![\da-z])))+/;
/** Cyrillic letters that look like those of a number. @type {Record<string, string>} */
const ALIKE = { а: "a", с: "c", е: "e" };

/**
 * A number however it is typed: `5。3。2`, `6.4.6(a)`, `6.4.6 a`, `6.4.6а`; if there are words beside it, without them: `п. 7.1.5`, `第7.1.5条`.
 * @param {string} text
 */
function number(text) {
  const plain = even(text)
    .replace(/(?<=\d)[。,、](?=\d)/g, ".")
    .replace(/\s*§\s*/g, "§")
    .replace(/(?<=\d[.§]\d+)[\s.]*\(?([a-zасе])\)?(?![\p{L}\d])/gu, (_, letter) => `.${ALIKE[letter] ?? letter}`)
    .replace(/^[\s.§#([]+|[\s.)\]:?]+$/g, "");
  return /^\d+$|^[a-z]+\.[\w.-]+$/.test(plain) ? plain : PARTS.exec(plain)?.[0] ?? "";
}

/**
 * A number with points alone: `2§20` is typed `2.20`.
 * @param {string} text
 */
export const dotted = (text) => number(text).replaceAll("§", ".");

/**
 * Clauses whose number or id stands in the query, or begins so: `6.7` finds 6.7.1 too, `2.20` finds 2§20.
 * @param {Index} index
 * @param {string} text
 */
export function numbered(index, text) {
  const typed = number(text), asked = dotted(text);
  /** @type {Map<number, number>} */
  const found = new Map();
  if (!asked) return found;
  for (const [place, clause] of index.clauses.entries()) {
    const ids = [clause.id, clause.id.slice(clause.book.length + 1)];
    const own = clause.number.replaceAll("§", ".");
    if (typed === clause.number || ids.includes(asked)) found.set(place, EXACT);
    else if (clause.number.startsWith(`${typed}§`)) found.set(place, SECTION);
    else if (asked === own) found.set(place, DOTTED);
    else if ([own, ...ids].some((name) => name.startsWith(`${asked}.`))) found.set(place, BELOW);
  }
  return found;
}
