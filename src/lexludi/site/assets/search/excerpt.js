// The part of a text that answers, cut into pieces that are marked or not.

/** @import { Tokens } from "./tokens.js" */
/** @typedef {{ start: number, end: number }} Span */

const LONGEST = 240;

/**
 * Places of a text that are to be marked, touching ones joined.
 * @param {Tokens} tokens
 * @param {string} text
 * @param {Set<string>} marked
 */
function marks(tokens, text, marked) {
  /** @type {Span[]} */
  const spans = tokens.of(text, { indexing: true }).filter(({ term }) => marked.has(term));
  const words = tokens.of(text), longest = Math.max(0, ...[...marked].map((name) => name.split(" ").length));
  for (let from = 0; from < words.length; from += 1) {
    let name = words[from].term;
    for (let to = from + 1; to < Math.min(words.length, from + longest); to += 1) {
      name += ` ${words[to].term}`;
      if (marked.has(name)) spans.push({ start: words[from].start, end: words[to].end });
    }
  }
  /** @type {Span[]} */
  const found = [];
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
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
 * @param {Set<string>} marked
 */
export function excerpt(tokens, text, marked) {
  const found = marks(tokens, text, marked);
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
