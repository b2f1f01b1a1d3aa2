// What is near a query that found nothing.

import { dotted } from "./number.js";
import { parse } from "./question.js";
import { even } from "./tokens.js";

/** @import { Index } from "./index.js" */

/**
 * Names and numbers like a query that found nothing; `here` is the open book.
 * @param {Index} index
 * @param {string} query
 * @param {string | undefined} here
 * @returns {string[]}
 */
export function nearest(index, query, here, most = 4) {
  const { text, only } = parse(index, query);
  const number = dotted(text), asked = number || even(text);
  if (/^\d/.test(number)) return numbers(index, number, only, here, most);
  const pairs = (/** @type {string} */ text) => new Set(Array.from({ length: Math.max(text.length - 1, 1) }, (_, place) => text.slice(place, place + 2)));
  const own = pairs(asked);
  const likeness = (/** @type {string} */ name) => {
    const other = pairs(even(name));
    return (2 * [...own].filter((pair) => other.has(pair)).length) / (own.size + other.size);
  };
  return [...index.names.values()]
    .map(({ name }) => ({ name, like: likeness(name) }))
    .filter(({ like }) => like >= 0.3)
    .sort((a, b) => b.like - a.like)
    .slice(0, most)
    .map(({ name }) => name);
}

/**
 * The numbers that share the most with one that does not exist, those of the open book and those beside it first.
 * @param {Index} index
 * @param {string} asked
 * @param {string | undefined} only
 * @param {string | undefined} here
 * @param {number} most
 */
function numbers(index, asked, only, here, most) {
  const parts = asked.split(".");
  const found = index.clauses.filter(({ book }) => !only || book === only).map(({ book, number }) => {
    const own = dotted(number).split("."), place = parts.findIndex((part, at) => part !== own[at]);
    const [one, other] = [own, parts].map((all) => parseInt(all[place]) || 0);
    return { name: only ? `${only} ${number}` : number, far: [-place, Number(book !== here), Math.abs(one - other)] };
  });
  found.sort(({ far: a }, { far: b }) => a[0] - b[0] || a[1] - b[1] || a[2] - b[2]);
  return [...new Set(found.map(({ name }) => name))].slice(0, most);
}
