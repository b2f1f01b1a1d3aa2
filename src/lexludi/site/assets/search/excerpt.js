// The part of a text that answers, cut into pieces that are marked or not.

/** @import { Tokens } from "./tokens.js" */
/** @typedef {{ start: number, end: number }} Span */

const LONGEST = 240;

/**
 * Places of a text whose terms matched, touching ones joined.
 * @param {Tokens} tokens
 * @param {string} text
 * @param {Map<string, number>} matched
 */
function marks(tokens, text, matched) {
  /** @type {Span[]} */
  const found = [];
  for (const { term, start, end } of tokens.of(text, { indexing: true })) {
    if (!matched.has(term)) continue;
    const last = found.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}

/**
 * Where a window over a long text shows the most marks.
 * @param {string} text
 * @param {Span[]} found
 */
function window(text, found) {
  if (text.length <= LONGEST || !found.length) return [0, Math.min(text.length, LONGEST)];
  const within = (/** @type {number} */ from) => found.filter(({ start, end }) => start >= from && end <= from + LONGEST).length;
  const first = found.map(({ start }) => start).reduce((a, b) => (within(b) > within(a) ? b : a));
  const sentence = text.slice(0, first).search(/[.。!?！？;；]\s*[^.。!?！？;；]*$/);
  const from = sentence >= 0 && first - sentence < LONGEST / 3 ? sentence + 1 : Math.max(0, first - LONGEST / 6);
  return [from, Math.min(text.length, from + LONGEST)];
}

/**
 * Pieces of the text around what matched: each its words, and whether they matched.
 * @param {Tokens} tokens
 * @param {string} text
 * @param {Map<string, number>} matched
 */
export function excerpt(tokens, text, matched) {
  const found = marks(tokens, text, matched);
  const [from, to] = window(text, found);
  const pieces = [{ words: from > 0 ? "…" : "", marked: false }];
  let at = from;
  for (const { start, end } of found) {
    if (start < from || end > to) continue;
    pieces.push({ words: text.slice(at, start), marked: false }, { words: text.slice(start, end), marked: true });
    at = end;
  }
  pieces.push({ words: text.slice(at, to) + (to < text.length ? "…" : ""), marked: false });
  return pieces.filter(({ words }) => words);
}
