// What is near a query that found nothing.

import { dotted } from "./number.js";
import { parse } from "./question.js";
import { even } from "./tokens.js";

/** @import { Index } from "./index.js" */

/**
 * Names and numbers like a query that found nothing.
 * @param {Index} index
 * @param {string} query
 * @returns {string[]}
 */
export function nearest(index, query, most = 4) {
  const asked = dotted(parse(index, query).text);
  if (/^\d/.test(asked)) {
    for (let part = asked; part; part = part.replace(/\.?[^.]*$/, "")) {
      const found = index.clauses.map(({ number }) => number).filter((number) => dotted(number).startsWith(`${part}.`));
      if (found.length) return [...new Set(found)].slice(0, most);
    }
    return [];
  }
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
