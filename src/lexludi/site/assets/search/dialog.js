// The search dialog: asks while one types, lists the open book first and the others under their names.

import { excerpt } from "./excerpt.js";
import { Library } from "./library.js";
import { nearest, search } from "./rank.js";

const MOST = 12; // clauses of one book when it is asked alone
const FEW = 3; // clauses of each book when all are asked

const dialog = document.querySelector("[data-ll-dialog]");
const part = (name) => dialog.querySelector(`[data-ll-${name}]`);
const { llRoot, llBook: here, llBooks, llLanguage } = dialog.dataset;
const root = new URL(llRoot, location.href);
const library = new Library(root, llLanguage, llBooks.split(" "), here);
const [input, status, results, near, retry, scope] = ["input", "status", "results", "near", "retry", "scope"].map(part);
const opened = new Set(); // books whose "more" was asked for

const say = (key, values = {}) => Object.entries(values).reduce(
  (text, [name, value]) => text.replace(`{${name}}`, () => value), part("words").dataset[key],
);

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function entry({ clause }, matched) {
  const shown = excerpt(library.index.tokens, clause.text, matched);
  const text = element("span", {}, ...shown.map(({ words, marked }) => (marked ? element("mark", { textContent: words }) : words)));
  const title = element("strong", { textContent: `${clause.number} ${clause.title}` });
  const place = element("small", { textContent: clause.heading });
  const link = element("a", { href: new URL(clause.address, root) }, title, text, place);
  link.addEventListener("click", () => dialog.close());
  return element("li", {}, link);
}

function group(book, hits, matched, most) {
  const shown = opened.has(book) ? hits : hits.slice(0, most);
  const list = element("ol", {}, ...shown.map((hit) => entry(hit, matched)));
  const heading = element("h2", { id: `ll-found-${book}`, textContent: library.index.books.get(book) });
  const section = element("section", {}, heading, list);
  section.setAttribute("aria-labelledby", heading.id);
  if (shown.length < hits.length) {
    const more = element("button", { type: "button", textContent: say("more", { count: hits.length - shown.length }) });
    more.addEventListener("click", () => {
      opened.add(book);
      answer();
      document.getElementById(heading.id).parentElement.querySelectorAll("a")[shown.length]?.focus();
    });
    section.append(more);
  }
  return section;
}

/** The hits by book: the open book first, unless only another has the very number or name. */
function byBook(hits) {
  const groups = new Map();
  const leads = hits.find(({ clause, tier }) => clause.book === here && tier <= hits[0].tier);
  if (leads) groups.set(here, []);
  for (const hit of hits) {
    if (!groups.has(hit.clause.book)) groups.set(hit.clause.book, []);
    groups.get(hit.clause.book).push(hit);
  }
  return groups;
}

const suggestion = (name) => {
  const button = element("button", { type: "button", textContent: name });
  button.addEventListener("click", () => { input.value = name; ask(); input.focus(); });
  return element("li", {}, button);
};

const alone = () => Boolean(here) && dialog.querySelector("[name=ll-scope]:checked").value === "this";

/** Show what the books that are loaded answer. */
function answer() {
  const query = input.value.trim();
  const { index } = library;
  const found = query && index ? search(index, input.value, here) : { hits: [], matched: new Set() };
  const hits = alone() ? found.hits.filter(({ clause }) => clause.book === here) : found.hits;
  const focused = results.contains(document.activeElement) && document.activeElement.href;
  results.replaceChildren(...[...byBook(hits)].map(([book, own]) => group(book, own, found.matched, alone() ? MOST : FEW)));
  if (focused) ([...results.querySelectorAll("a")].find(({ href }) => href === focused) ?? input).focus();
  const others = found.hits.length - hits.length;
  const missing = query && library.complete && !hits.length;
  near.replaceChildren(...(missing ? nearest(index, input.value).map(suggestion) : []));
  part("near-words").hidden = !near.children.length;
  retry.hidden = !library.failed;
  status.textContent = [
    library.failed && say(index?.books.size ? "part" : "failed"),
    query && !library.complete && !library.failed && say("loading"),
    hits.length > 0 && say("count", { count: hits.length }),
    missing && say("none", { query }),
    others > 0 && say("others", { count: others }),
  ].filter(Boolean).join(" ");
}

function ask() {
  opened.clear();
  answer();
}

const load = () => library.load(answer);

function open() {
  dialog.showModal();
  input.select();
  load();
}

for (const button of document.querySelectorAll("[data-ll-search]")) {
  button.hidden = false;
  button.addEventListener("click", open);
}
scope.hidden = !here;
scope.addEventListener("change", ask);
input.addEventListener("input", ask);
retry.addEventListener("click", load);
part("close").addEventListener("click", () => dialog.close());
dialog.querySelector("form").addEventListener("submit", (event) => {
  event.preventDefault();
  results.querySelector("a")?.click();
});
input.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.isComposing) return;
  dialog.close(); // a search field would only empty itself
  event.preventDefault();
});
dialog.addEventListener("keydown", (event) => {
  if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || event.target.type === "radio") return;
  const stops = [input, ...results.querySelectorAll("a, button"), ...near.querySelectorAll("button")];
  const step = event.key === "ArrowDown" ? 1 : -1;
  stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus();
  event.preventDefault();
});
dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
addEventListener("keydown", (event) => {
  const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
  if (event.key === "/" && !typing && !dialog.open && !event.ctrlKey && !event.metaKey && !event.altKey) {
    open();
    event.preventDefault();
  }
});
