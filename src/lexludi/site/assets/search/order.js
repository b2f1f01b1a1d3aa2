// The order on screen: hits under the names of their books, so that those seen first are those that rank first.

/** @import { Hit } from "./rank.js" */
/** @typedef {{ book: string, hits: Hit[], most: number }} Group The hits of a book, and how many of them are shown until one asks for more. */

const FIRST = 5; // hits that are seen before any of lower rank
const ALONE = 12; // hits of the open book when it is asked alone

/**
 * The open book first, unless only another has the very number or name; each other book with its share of the first hits, at least one.
 * @param {Hit[]} hits
 * @param {string} here
 * @param {boolean} alone
 * @returns {Group[]}
 */
export function byBook(hits, here, alone) {
  const leads = hits.some(({ clause, tier }) => clause.book === here && tier <= hits[0].tier);
  const others = leads ? hits.filter(({ clause }) => clause.book !== here) : hits;
  const books = new Set([...(leads ? [here] : []), ...others.map(({ clause }) => clause.book)]);
  return [...books].map((book) => {
    const own = (/** @type {Hit} */ { clause }) => clause.book === book;
    const share = others.slice(0, FIRST).filter(own).length || 1;
    return { book, hits: hits.filter(own), most: alone ? ALONE : leads && book === here ? FIRST : share };
  });
}
