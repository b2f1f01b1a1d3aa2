// The evidence of a clause: fetched from the clause's own page when its fold is opened, and found by links into it.

import { offerCopies } from "./copy.js";
import { aim, wasOpen } from "./place.js";
import { sorry } from "./sorry.js";

/** @param {Element} fold */
const wayOf = (fold) => /** @type {HTMLAnchorElement | null} */ (fold.querySelector(".ll-more a"));

/** @type {WeakMap<Element, Promise<void>>} */
const asked = new WeakMap();

/**
 * Put the evidence in the place of the link to it; where it cannot be had the link stays.
 * @param {Element} fold
 * @returns {Promise<void>}
 */
export function load(fold) {
  const way = wayOf(fold);
  if (!way) return Promise.resolve();
  const known = asked.get(fold);
  if (known) return known;
  const place = way.parentElement ?? way;
  sorry(place, false);
  const loading = fetched(way).catch(() => {
    asked.delete(fold);
    sorry(place, true);
  });
  asked.set(fold, loading);
  return loading;
}

/** @param {HTMLAnchorElement} way */
async function fetched(way) {
  const answer = await fetch(way.href);
  if (!answer.ok) throw new Error(answer.statusText);
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const parts = page.querySelector("[data-ll-evidence]")?.children;
  if (!parts) throw new Error("no evidence");
  const made = [...parts].map((part) => document.adoptNode(part));
  way.closest(".ll-more")?.replaceWith(...made);
  shut(made);
  offerCopies();
}

/**
 * The theme unfolds everything to print; what the reader had left folded stays so.
 * @param {Iterable<Element>} parts
 */
function shut(parts) {
  for (const part of parts) {
    for (const fold of [part, ...part.querySelectorAll("details")]) {
      if (fold instanceof HTMLDetailsElement && !fold.open) fold.classList.add("ll-shut");
    }
  }
}

/** Open what a link leads to, whichever folds it stands in, fetching what is not there yet. */
async function unfold() {
  const name = aim();
  if (!name) return;
  let target = document.getElementById(name);
  if (!target) {
    const fold = document.getElementById(name.split(":")[0])?.closest(".ll-c")?.querySelector(".ll-ev");
    if (!fold) return;
    await load(fold);
    target = document.getElementById(name);
  }
  const folded = target?.closest(".ll-x, .ll-panel, .ll-lines");
  for (let fold = target?.closest("details"); fold; fold = fold.parentElement?.closest("details")) {
    fold.open = true;
    fold.classList.remove("ll-shut");
  }
  if (folded) target?.scrollIntoView();
}

/** Open what was open before the reader changed the language, and keep the place. */
async function reopen() {
  const names = wasOpen();
  for (const clause of document.querySelectorAll(".ll-c")) {
    const fold = clause.querySelector(":scope > .ll-ev");
    if (!(fold instanceof HTMLDetailsElement) || !names.includes(clause.querySelector(".ll-h")?.id ?? "")) continue;
    await load(fold);
    for (const each of /** @type {NodeListOf<HTMLDetailsElement>} */ (fold.querySelectorAll(".ll-x"))) each.open = names.includes(each.id);
    fold.open = true;
    for (const each of [fold, ...fold.querySelectorAll(".ll-x[open]")]) each.classList.remove("ll-shut");
  }
  if (names.length) document.getElementById(aim())?.scrollIntoView();
}

/** @param {MouseEvent} event */
function turn(event) {
  const fold = event.target instanceof Element && event.target.closest("summary")?.parentElement;
  if (fold instanceof HTMLDetailsElement) fold.classList.toggle("ll-shut", fold.open); // it is about to be turned
}

/** Open every example of the page, to be looked through or printed. */
async function openAll() {
  const folds = [...document.querySelectorAll(".ll-ev")];
  await Promise.all(folds.map(load));
  for (const fold of document.querySelectorAll(".ll-ev, .ll-x")) {
    fold.classList.remove("ll-shut");
    if (fold instanceof HTMLDetailsElement) fold.open = true;
  }
}

/** Fetch evidence when it is asked for: by opening a fold, by a link, or all at once. */
export function followLinks() {
  shut(document.querySelectorAll(".ll-c"));
  addEventListener("click", turn);
  addEventListener("toggle", ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.open && target.matches(".ll-ev:not(.ll-shut)")) load(target);
  }, true);
  for (const all of document.querySelectorAll("[data-ll-all]")) {
    all.removeAttribute("hidden");
    all.addEventListener("click", openAll);
  }
  for (const fold of document.querySelectorAll(".ll-ev[open]")) load(fold); // opened before this script came
  addEventListener("hashchange", unfold);
  reopen().then(unfold);
}
