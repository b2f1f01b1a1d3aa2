// What a term of the text means, in a small card beside it: by pointing, by the keyboard, by a tap.

/** @typedef {{ word: string, definition: string, original: string, abbr?: string, lang?: string, number?: string, page?: string, clause?: string }} Term */
/** @typedef {{ lang: string, terms: Record<string, Term> }} Terms */

const PAUSE = 200;

/** @type {Map<string, Promise<Terms>>} */
const files = new Map();
/** @type {{ link: HTMLAnchorElement, card: HTMLElement, kept: boolean } | null} */
let shown = null;
let timer = 0;
let returning = false;
let asked = 0;

/** @param {EventTarget | null} target */
function termAt(target) {
  const link = target instanceof Element ? target.closest("a.ll-term") : null;
  return link instanceof HTMLAnchorElement ? link : null;
}

/** The glossary a term is explained in: of the language it is written in, wherever it stands. @param {HTMLAnchorElement} link */
function glossaryOf(link) {
  const address = new URL(link.href), beside = link.closest(".ll-beside");
  if (beside instanceof HTMLElement) address.pathname = address.pathname.replace(/[^/]+(?=\/[^/]+\/glossary\/$)/, beside.lang);
  return address;
}

/** The terms of a book in one language, fetched once. @param {URL} glossary */
function termsOf(glossary) {
  const book = glossary.pathname.split("/").at(-3) ?? "", address = new URL(`../../terms/${book}.json`, glossary).href;
  const known = files.get(address) ?? fetch(address).then((answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  });
  files.set(address, known);
  known.catch(() => files.delete(address));
  return known;
}

/**
 * @param {Term} term
 * @param {Terms} book
 * @param {URL} glossary
 */
function filled(term, book, glossary) {
  const model = document.querySelector("template[data-ll-card]");
  const card = model instanceof HTMLTemplateElement ? model.content.firstElementChild?.cloneNode(true) : null;
  if (!(card instanceof HTMLElement)) return null;
  /** @param {string} name */
  const place = (name) => /** @type {HTMLElement} */ (card.querySelector(`[data-ll-${name}]`));
  place("word").textContent = term.word;
  place("abbr").textContent = term.abbr && term.abbr !== term.word ? term.abbr : "";
  place("definition").textContent = term.definition;
  if (term.lang) place("definition").lang = term.lang;
  place("original").textContent = term.original;
  place("original").lang = book.lang;
  place("origin").hidden = document.documentElement.lang === book.lang;
  const clause = place("clause"), way = place("glossary");
  clause.textContent = term.number ?? "";
  place("defined").hidden = !term.clause;
  if (clause instanceof HTMLAnchorElement) clause.href = new URL(`../${term.page}/#${term.clause}`, glossary).href;
  if (way instanceof HTMLAnchorElement) way.href = glossary.href;
  card.id = "ll-card";
  card.setAttribute("aria-label", term.word);
  return card;
}

/** Below the term where there is room, else above it, always in the window. */
function put() {
  if (!shown) return;
  const { link, card } = shown, at = link.getClientRects()[0], edge = 8;
  if (!at || at.bottom < 0 || at.top > innerHeight) return hide();
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(edge, Math.min(at.left, document.documentElement.clientWidth - width - edge));
  const below = at.bottom + height + edge < innerHeight || at.top < height + 60; // the header covers what is above
  card.style.left = `${left}px`;
  card.style.top = `${below ? at.bottom + 2 : at.top - height - 2}px`;
}

function hide() {
  clearTimeout(timer);
  asked += 1;
  if (!shown) return;
  const { link, card } = shown, within = card.contains(document.activeElement);
  shown = null;
  link.setAttribute("aria-expanded", "false");
  link.removeAttribute("aria-describedby");
  returning = true; // to the term, which is not to open its card again
  if (within) link.focus();
  returning = false;
  card.remove();
}

/**
 * @param {HTMLAnchorElement} link
 * @param {boolean} kept
 */
async function show(link, kept) {
  if (shown?.link === link) {
    shown.kept ||= kept;
    return;
  }
  hide();
  const own = asked, glossary = glossaryOf(link);
  try {
    const book = await termsOf(glossary), term = book.terms[decodeURIComponent(glossary.hash.slice(1))];
    const card = term && filled(term, book, glossary);
    if (!card) throw new Error("no such term");
    if (own !== asked) return; // the reader has gone on
    link.after(card);
    link.setAttribute("aria-expanded", "true");
    link.setAttribute("aria-describedby", card.id);
    shown = { link, card, kept };
    put();
  } catch {
    if (kept) location.href = link.href;
  }
}

/** Whether something belongs to the card or its term. @param {EventTarget | null} target */
const ours = (target) => Boolean(shown && target instanceof Node && (shown.card.contains(target) || shown.link.contains(target)));

/** A term opens its card in place of leading away. @param {HTMLAnchorElement} link */
function ready(link) {
  if (link.hasAttribute("aria-expanded")) return;
  link.setAttribute("role", "button");
  link.setAttribute("aria-expanded", "false");
}

/** Explain the terms of the page where the reader points. */
export function explainTerms() {
  if (!document.querySelector("template[data-ll-card]")) return;
  document.querySelectorAll("a.ll-term").forEach((link) => ready(/** @type {HTMLAnchorElement} */ (link)));
  addEventListener("pointerover", (event) => {
    const link = termAt(event.target);
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer);
    if (link) timer = window.setTimeout(() => show(link, false), PAUSE);
    else if (shown && !shown.kept && !ours(event.target)) timer = window.setTimeout(hide, PAUSE);
  });
  addEventListener("focusin", ({ target }) => {
    const link = termAt(target);
    if (link) ready(link);
    if (returning) return;
    if (link?.matches(":focus-visible")) show(link, false);
    else if (shown && !ours(target)) hide();
  });
  addEventListener("click", (event) => {
    const link = termAt(event.target);
    if (!link) return shown && !ours(event.target) ? hide() : undefined;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (shown?.link === link && shown.kept) hide();
    else show(link, true);
  });
  addEventListener("keydown", (event) => {
    const link = termAt(event.target);
    if (event.key === "Escape") hide();
    else if (event.key === " " && link) {
      event.preventDefault(); // a button, to those who hear it
      link.click();
    }
  });
  addEventListener("scroll", put, { passive: true, capture: true });
  addEventListener("resize", put);
}
