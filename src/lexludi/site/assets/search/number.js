// Numbers and ids as players type them, and the clauses they name.

import { even } from "./tokens.js";

/** @import { Index } from "./index.js" */

// How a clause answers: by its very number or id, by its number with a point for §, as one below it, as a definition, by words.
export const EXACT = 0, DOTTED = 1, BELOW = 2, DEFINED = 3, WORDS = 4;

/** Cyrillic letters that look like those of a number. @type {Record<string, string>} */
const ALIKE = { а: "a", с: "c", е: "e" };

/**
 * The number in a query that has a word beside it: `rule 7.1.5`, `п. 7.1.5`, `第7.1.5条`; else the query as it is.
 * @param {string} text
 */
const bare = (text) => /^(?:\p{L}+\.?\s+|第|п\.)?(\d+(?:[.§]\w+)+)(?:\s*\p{L}+)?$/u.exec(text)?.[1] ?? text;

/** @param {string} text */
const number = (text) =>
  bare(even(text).replace(/\s*§\s*/g, "§").replace(/^[\s.§]+|[\s.]+$/g, "").replace(/(?<=\d\.?)[асе]$/, (letter) => ALIKE[letter]));

/**
 * A number with points alone: `2§20` is typed `2.20`, `6.7.5.2.b` also `6.7.5.2b`.
 * @param {string} text
 */
export const dotted = (text) => number(text).replaceAll("§", ".").replace(/(?<=^\d[\d.]*\d)(?=[a-z]$)/, ".");

/**
 * Clauses whose number or id the query is, or begins: `6.7` finds 6.7.1 too, `2.20` finds 2§20.
 * @param {Index} index
 * @param {string} text
 */
export function numbered(index, text) {
  const asked = dotted(text);
  /** @type {Map<number, number>} */
  const found = new Map();
  if (!/^\d+(?:\.\w+)*$|^[a-z]+\.[\w.-]+$/.test(asked)) return found;
  for (const [place, clause] of index.clauses.entries()) {
    const names = [dotted(clause.number), clause.id, clause.id.slice(clause.book.length + 1)];
    if (number(text) === clause.number || asked === clause.id) found.set(place, EXACT);
    else if (asked === names[0]) found.set(place, DOTTED);
    else if (names.some((name) => `${name}.`.startsWith(`${asked}.`))) found.set(place, BELOW);
  }
  return found;
}
