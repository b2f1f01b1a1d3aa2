// From a query to clauses, the best first: numbers and ids, then names the glossary defines, then words.

import { even, isHanPair } from "./tokens.js";

/** @import { Clause, Index, Term } from "./index.js" */
/** @import { Placed } from "./tokens.js" */
/** @typedef {{ text: string, only: string | undefined, terms: Placed[], typing: boolean }} Asked What a query asks for: its book, its text without the book's slug, its terms. */
/** @typedef {{ from: number, to: number, terms: Term[], share: number }} Phrase A part of a query that is a name, with its share of the query. */
/** @typedef {Map<number, { score: number, counts: number }>} Scored Each clause with its score, and how much it counts in coverage. */
/** @typedef {{ clause: Clause, place: number, score: number, tier: number }} Hit */

const BEGINNING = 0.4; // a longer term with this beginning, times the share typed
const MISSPELT = 0.3;
const SINGLE = 0.3; // one character of a Han pair
const SYNONYM = 0.5;
const HALF = 0.5; // what an alternative counts in coverage
const HERE = 1.3; // the open book

// How a clause answers: by its very number or id, by its number with a point for §, as one below it, as a definition, by words.
const EXACT = 0, DOTTED = 1, BELOW = 2, DEFINED = 3, WORDS = 4;

/** @param {string} text */
const number = (text) => even(text).replace(/\s*§\s*/g, "§").replace(/^[\s.§]+|[\s.]+$/g, "");
/** @param {string} text */
const dotted = (text) => number(text).replaceAll("§", ".");

/**
 * @param {Index} index
 * @param {string} query
 * @returns {Asked}
 */
function parse(index, query) {
  const words = query.trim().split(/\s+/);
  const slug = words.length > 1 ? words.find((word) => index.books.has(even(word))) : undefined;
  const text = words.filter((word) => word !== slug).join(" ");
  return { text, only: slug && even(slug), terms: index.tokens.of(text), typing: !/\s$/.test(query) };
}

/**
 * Clauses whose number or id the query is, or begins: `6.7` finds 6.7.1 too, `2.20` finds 2§20.
 * @param {Index} index
 * @param {string} text
 */
function numbered(index, text) {
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

/**
 * Every part of the query that is a name in a glossary.
 * @param {Index} index
 * @param {Asked} asked
 */
function phrases(index, { text, terms }) {
  /** @type {Phrase[]} */
  const found = [];
  for (let from = 0; from < terms.length; from += 1) {
    for (let to = from + 1; to <= terms.length; to += 1) {
      const name = index.names.get(terms.slice(from, to).map(({ term }) => term).join(" "));
      const written = text.slice(terms[from].start, terms[to - 1].end);
      if (name && said(written, from, to - from === terms.length)) {
        found.push({ from, to, terms: name.terms, share: (to - from) / terms.length });
      }
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
 * Terms of the index that may stand for a term of the query, each with its weight.
 * @param {Index} index
 * @param {string} term
 * @param {boolean} typed
 */
function alternatives(index, term, typed) {
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

/**
 * For each term of the query what each clause scores, whether by the term itself, and the terms that matched.
 * @param {Index} index
 * @param {Asked} asked
 * @param {Phrase[]} names
 */
function matches(index, { terms, typing }, names) {
  /** @type {Map<string, Map<number, number>>} */
  const kept = new Map();
  const scores = (/** @type {string} */ term) => {
    const found = kept.get(term) ?? index.scores(term);
    kept.set(term, found);
    return found;
  };
  /** @type {Set<string>} */
  const matched = new Set();
  const rows = terms.map(({ term }, place) => {
    /** @type {Scored} */
    const found = new Map();
    let rarity = 0;
    for (const [other, weight] of alternatives(index, term, typing && place === terms.length - 1)) {
      matched.add(other);
      rarity = Math.max(rarity, other === term ? Infinity : index.rarity(other));
      for (const [clause, score] of scores(other)) best(found, clause, weight * score, other === term ? 1 : HALF);
    }
    return { found, rarity: rarity === Infinity ? index.rarity(term) : rarity };
  });
  for (const { from, to, terms: meant } of names) {
    for (const name of new Set(meant.flatMap(({ words }) => words))) {
      const parts = [...new Set(index.tokens.of(name).map(({ term }) => term))];
      const own = terms.slice(from, to).map(({ term }) => term);
      if (parts.every((part) => own.includes(part)) || !parts.every((part) => index.has(part))) continue;
      parts.forEach((part) => matched.add(part));
      for (const clause of scores(parts[0]).keys()) {
        if (!parts.every((part) => scores(part).has(clause))) continue;
        const sum = parts.reduce((total, part) => total + (scores(part).get(clause) ?? 0), 0);
        for (let place = from; place < to; place += 1) {
          best(rows[place].found, clause, (SYNONYM * sum) / (to - from), HALF);
          rows[place].rarity ||= index.rarity(parts[0]);
        }
      }
    }
  }
  return { rows, matched };
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
 * The clauses that answer a query, the best first, and the terms that matched; `here` is the open book.
 * @param {Index} index
 * @param {string} query
 * @param {string | undefined} here
 */
export function search(index, query, here) {
  const asked = parse(index, query);
  const names = phrases(index, asked);
  const { rows, matched } = matches(index, asked, names);
  const tiers = numbered(index, asked.text);
  /** @type {Map<number, number>} */
  const factors = new Map();
  for (const { terms, share } of names) {
    for (const { clause } of terms) {
      factors.set(clause, Math.max(factors.get(clause) ?? 0, share * share));
      if (share === 1 && clause >= 0 && !tiers.has(clause)) tiers.set(clause, DEFINED);
    }
  }
  const whole = rows.reduce((sum, { rarity }) => sum + rarity, 0);
  const places = new Set([...tiers.keys(), ...rows.flatMap(({ found }) => [...found.keys()])]);
  /** @type {Hit[]} */
  const hits = [];
  for (const place of places) {
    const clause = index.clauses[place];
    if (asked.only && clause.book !== asked.only) continue;
    let score = 0, covered = 0;
    for (const { found, rarity } of rows) {
      const match = found.get(place);
      if (match) { score += match.score; covered += rarity * match.counts; }
    }
    score *= (covered / whole || 0) * (1 + (factors.get(place) ?? 0)) * (clause.book === here ? HERE : 1);
    hits.push({ clause, place, score, tier: tiers.get(place) ?? WORDS });
  }
  const foreign = (/** @type {Hit} */ hit) => Number(hit.tier < WORDS && hit.clause.book !== here);
  hits.sort((a, b) => a.tier - b.tier || foreign(a) - foreign(b) || (a.tier < DEFINED ? 0 : b.score - a.score) || a.place - b.place);
  return { hits, matched };
}

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
