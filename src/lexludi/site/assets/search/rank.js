// From a query to clauses, the best first: numbers and ids, then names the glossary defines, then words.

import { likely } from "./asks.js";
import { BELOW, CALLED, DEFINED, WORDS, numbered } from "./number.js";
import { parse } from "./question.js";
import { alternatives, meant } from "./spelling.js";

/** @import { Clause, Index, Term } from "./index.js" */
/** @import { Asked } from "./question.js" */
/** @typedef {{ key: string, from: number, to: number, terms: Term[], kin: Iterable<string>, share: number }} Phrase A part of a query that is a name or an everyday word, with its share of the query. */
/** @typedef {Map<number, { score: number, counts: number }>} Scored Each clause with its score, and how much it counts in coverage. */
/** @typedef {{ clause: Clause, place: number, score: number, tier: number }} Hit */

const SYNONYM = 0.5; // the book's own word for what was named
const AKIN = 0.2; // another name for it
const EVERYDAY = 0.4; // an everyday word for it
const HALF = 0.5; // what an alternative counts in coverage
const ALIKE = 0.7; // what an everyday word counts in coverage
const MEANT = 0.75; // what another name for the same counts in coverage
const TITLE = 0.5; // a title that the query says in full
const LIKELY = 0.6; // a word that answers this kind of question
const COVERAGE = 1.2; // how steeply a clause falls that leaves out words of the query
const HERE = 1.3; // the open book
const LITTLE = 0.35; // a word that only asks
const ENOUGH = 0.4; // the share of the query a hit must cover, of what the best of its book covers

/**
 * Every part of the query that is a name in a glossary or an everyday word.
 * @param {Index} index
 * @param {Asked} asked
 */
function phrases(index, { text, terms, faint, means }) {
  /** @type {Phrase[]} */
  const found = [];
  const spelled = terms.map(({ term }) => meant(index, term));
  const solid = terms.map(({ tail }, place) => (means ? !faint[place] : !tail)); // who asks what a thing is names only the thing
  const size = solid.filter(Boolean).length;
  for (let from = 0; from < terms.length; from += 1) {
    let own = 0;
    for (let to = from + 1; to <= terms.length; to += 1) {
      own += Number(solid[to - 1]);
      const key = spelled.slice(from, to).join(" ");
      const written = text.slice(terms[from].start, terms[to - 1].end);
      const named = said(written, from, own === size) && index.names.get(key)?.terms || [];
      const kin = index.kin.get(key) ?? [];
      if (named.length || index.kin.has(key)) found.push({ key, from, to, terms: named, kin, share: own / size });
    }
  }
  return found;
}

/**
 * Short abbreviations are words too (`in`, `a`): they count in capitals or alone, a single letter not as the first word.
 * @param {string} written
 * @param {number} from
 * @param {boolean} whole
 */
function said(written, from, whole) {
  if (whole || written.length > 2 || !/^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(written)) return true;
  return written === written.toUpperCase() && (written.length > 1 || from > 0);
}

/**
 * What else a phrase may be called: each name with its weight and what it counts in coverage.
 * @param {Phrase} phrase
 * @returns {Map<string, [weight: number, counts: number]>}
 */
function others({ terms, kin }) {
  const found = new Map();
  for (const name of terms.flatMap(({ names }) => names)) found.set(name, [AKIN, HALF]);
  for (const name of kin) found.set(name, [EVERYDAY, ALIKE]);
  for (const name of terms.flatMap(({ words }) => words)) found.set(name, [SYNONYM, MEANT]);
  return found;
}

/**
 * For each term of the query what each clause scores, whether by the term itself, the terms that matched, and what to mark.
 * @param {Index} index
 * @param {Asked} asked
 * @param {Phrase[]} names
 */
function matches(index, { terms, typing, faint }, names) {
  /** @type {Map<string, number>} */
  const matched = new Map(); // what each counts
  /** @type {Set<string>} */
  const marked = new Set(); // what is marked in a text: terms, and names as their terms in a row
  const note = (/** @type {string} */ term, /** @type {number} */ counts) => matched.set(term, Math.max(matched.get(term) ?? 0, counts));
  const rows = terms.map(({ term }, place) => {
    /** @type {Scored} */
    const found = new Map();
    let rarity = 0;
    for (const [other, weight] of alternatives(index, term, typing && place === terms.length - 1)) {
      if (!faint[place]) { note(other, 1); marked.add(other); }
      rarity = Math.max(rarity, other === term ? Infinity : index.rarity(other));
      for (const [clause, score] of index.scores(other)) best(found, clause, weight * score, other === term ? 1 : HALF);
    }
    return { found, rarity: rarity === Infinity ? index.rarity(term) : rarity };
  });
  for (const phrase of names) {
    const { from, to } = phrase;
    for (const [name, [weight, counts]] of others(phrase)) {
      const parts = [...new Set(index.tokens.of(name).map(({ term }) => term))];
      const own = terms.slice(from, to).map(({ term }) => term);
      if (parts.every((part) => own.includes(part)) || !parts.every((part) => index.has(part))) continue;
      parts.forEach((part) => note(part, counts));
      marked.add(index.tokens.key(name));
      for (const clause of index.scores(parts[0]).keys()) {
        if (!parts.every((part) => index.scores(part).has(clause))) continue;
        const sum = parts.reduce((total, part) => total + (index.scores(part).get(clause) ?? 0), 0);
        for (let place = from; place < to; place += 1) {
          best(rows[place].found, clause, (weight * sum) / (to - from), counts);
          rows[place].rarity ||= index.rarity(parts[0]);
        }
      }
    }
  }
  rows.forEach((row, place) => {
    if (!faint[place] || names.some(({ from, to, terms: meant }) => meant.length && from <= place && place < to && to - from > 1)) return;
    row.rarity *= LITTLE;
    for (const match of row.found.values()) match.score *= LITTLE;
  });
  return { rows, matched, marked };
}

/**
 * @param {Scored} found
 * @param {number} clause
 * @param {number} score
 * @param {number} counts
 */
function best(found, clause, score, counts) {
  const old = found.get(clause);
  if (!old) found.set(clause, { score, counts });
  else {
    old.score = Math.max(old.score, score);
    old.counts = Math.max(old.counts, counts);
  }
}

/**
 * The clauses that answer a query, the best first, and what to mark in them; `here` is the open book.
 * @param {Index} index
 * @param {string} query
 * @param {string | undefined} here
 */
export function search(index, query, here) {
  const asked = parse(index, query);
  const names = phrases(index, asked);
  const { rows, matched, marked } = matches(index, asked, names);
  const tiers = numbered(index, asked.text);
  /** @type {Map<number, number>} */
  const factors = new Map();
  for (const { key, terms, share } of names) {
    for (const { clause, words } of terms) {
      factors.set(clause, Math.max(factors.get(clause) ?? 0, share * share));
      if (share < 1 || clause < 0) continue;
      const own = index.clauses[clause].book === here || words.some((word) => index.tokens.key(word) === key);
      // what players also call a thing in another book says little in the open one
      if (own || !here) tiers.set(clause, Math.min(tiers.get(clause) ?? WORDS, own ? DEFINED : CALLED));
    }
  }
  const answers = likely(index, index.tokens.plain(query));
  const all = rows.reduce((sum, { rarity }) => sum + rarity, 0);
  const places = new Set([...tiers.keys(), ...rows.flatMap(({ found }) => [...found.keys()])]);
  /** @type {Map<string, number>} */
  const most = new Map();
  /** @type {(Hit & { covered: number })[]} */
  const found = [];
  for (const place of places) {
    const clause = index.clauses[place];
    if (asked.only && clause.book !== asked.only) continue;
    let score = 0, covered = 0;
    for (const { found: own, rarity } of rows) {
      const match = own.get(place);
      if (match) { score += match.score; covered += rarity * match.counts; }
    }
    for (const answer of answers) score += LIKELY * (answer.get(place) ?? 0);
    score *= (covered / all || 0) ** COVERAGE * (1 + (factors.get(place) ?? 0)) * (1 + TITLE * index.titled(place, matched)) * (clause.book === here ? HERE : 1);
    most.set(clause.book, Math.max(most.get(clause.book) ?? 0, covered));
    found.push({ clause, place, score, covered, tier: tiers.get(place) ?? WORDS });
  }
  const hits = found.filter(({ clause, covered, tier }) => tier < WORDS || covered >= ENOUGH * (most.get(clause.book) ?? 0));
  const kind = (/** @type {Hit} */ { tier }) => Math.max(tier, BELOW); // a number of the open book comes before any other
  const foreign = (/** @type {Hit} */ hit) => Number(hit.tier < WORDS && hit.clause.book !== here);
  const bare = asked.terms.every(({ term }) => /^\d|^.$/.test(term)); // a number without words: in reading order
  hits.sort((a, b) => kind(a) - kind(b) || foreign(a) - foreign(b) || a.tier - b.tier || (bare && a.tier < DEFINED ? 0 : b.score - a.score) || a.place - b.place);
  return { hits, marked };
}
