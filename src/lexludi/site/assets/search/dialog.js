// The search dialog: asks while one types, lists the open book first and the others under their names.

import { excerpt } from "./excerpt.js";
import { Library } from "./library.js";
import { nearest } from "./nearest.js";
import { byBook } from "./order.js";
import { search } from "./rank.js";

/** @import { Index } from "./index.js" */
/** @import { Group } from "./order.js" */
/** @import { Hit } from "./rank.js" */

/**
 * @template {HTMLElement} Kind
 * @param {ParentNode} within
 * @param {string} name
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
function part(within, name, kind) {
  const found = within.querySelector(`[data-ll-${name}]`);
  if (found instanceof kind) return found;
  throw new Error(`the page has no ${name}`);
}

const dialog = part(document, "dialog", HTMLDialogElement);
const { llRoot = "", llBook: here = "", llBooks = "", llLanguage = "" } = dialog.dataset;
const root = new URL(llRoot, location.href);
const library = new Library(root, llLanguage, llBooks.split(" "), here);
const input = part(dialog, "input", HTMLInputElement);
const [status, results, near, nearWords, retry, scope, words] = ["status", "results", "near", "near-words", "retry", "scope", "words"]
  .map((name) => part(dialog, name, HTMLElement));
/** @type {Set<string>} */
const opened = new Set(); // books whose "more" was asked for

/** @type {(key: string, values?: Record<string, string | number>) => string} */
const say = (key, values = {}) => Object.entries(values).reduce(
  (text, [name, value]) => text.replace(`{${name}}`, () => String(value)), words.dataset[key] ?? "",
);

/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Partial<HTMLElementTagNameMap[Name]>} properties
 * @param {(Node | string)[]} children
 */
function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/**
 * @param {Hit} hit
 * @param {Index} index
 * @param {Set<string>} marked
 */
function entry({ clause }, index, marked) {
  const shown = excerpt(index.tokens, clause.text, marked);
  const text = element("span", {}, ...shown.map(({ words, marked }) => (marked ? element("mark", { textContent: words }) : words)));
  const title = element("strong", { textContent: `${clause.number} ${clause.title}` });
  const place = element("small", { textContent: clause.heading });
  const link = element("a", { href: new URL(clause.address, root).href }, title, text, place);
  link.addEventListener("click", () => dialog.close());
  return element("li", {}, link);
}

/**
 * @param {Group} group
 * @param {Index} index
 * @param {Set<string>} marked
 */
function section({ book, hits, most }, index, marked) {
  const shown = opened.has(book) ? hits : hits.slice(0, most);
  const list = element("ol", {}, ...shown.map((hit) => entry(hit, index, marked)));
  const heading = element("h2", { id: `ll-found-${book}`, textContent: index.books.get(book) ?? book });
  const made = element("section", {}, heading, list);
  made.setAttribute("aria-labelledby", heading.id);
  if (shown.length < hits.length) {
    const more = element("button", { type: "button", textContent: say("more", { count: hits.length - shown.length }) });
    more.addEventListener("click", () => {
      opened.add(book);
      answer();
      document.getElementById(heading.id)?.parentElement?.querySelectorAll("a")[shown.length]?.focus();
    });
    made.append(more);
  }
  return made;
}

/** @param {string} name */
const suggestion = (name) => {
  const button = element("button", { type: "button", textContent: name });
  button.addEventListener("click", () => { input.value = name; ask(); input.focus(); });
  return element("li", {}, button);
};

const alone = () => Boolean(here) && dialog.querySelector("[name=ll-scope][value=this]:checked") !== null;

/** Show what the books that are loaded answer. */
function answer() {
  const query = input.value.trim();
  const { index } = library;
  const found = query && index ? search(index, input.value, here) : { hits: [], marked: new Set() };
  const hits = alone() ? found.hits.filter(({ clause }) => clause.book === here) : found.hits;
  const focused = document.activeElement instanceof HTMLAnchorElement && results.contains(document.activeElement) && document.activeElement.href;
  results.replaceChildren(...(index ? byBook(hits, here, alone()).map((group) => section(group, index, found.marked)) : []));
  if (focused) ([...results.querySelectorAll("a")].find(({ href }) => href === focused) ?? input).focus();
  const others = found.hits.length - hits.length;
  const missing = query && library.complete && !hits.length;
  near.replaceChildren(...(missing && index ? nearest(index, input.value, here).map(suggestion) : []));
  nearWords.hidden = !near.children.length;
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
  button.removeAttribute("hidden");
  button.addEventListener("click", open);
}
scope.hidden = !here;
scope.addEventListener("change", ask);
input.addEventListener("input", ask);
retry.addEventListener("click", load);
part(dialog, "close", HTMLElement).addEventListener("click", () => dialog.close());
dialog.addEventListener("submit", (event) => {
  event.preventDefault();
  results.querySelector("a")?.click();
});
input.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || event.isComposing) return;
  dialog.close(); // a search field would only empty itself
  event.preventDefault();
});
dialog.addEventListener("keydown", (event) => {
  if ((event.key !== "ArrowDown" && event.key !== "ArrowUp") || (event.target instanceof HTMLInputElement && event.target.type === "radio")) return;
  /** @type {HTMLElement[]} */
  const stops = [input, ...results.querySelectorAll(/** @type {"a"} */ ("a, button")), ...near.querySelectorAll("button")];
  const step = event.key === "ArrowDown" ? 1 : -1;
  const at = stops.findIndex((stop) => stop === document.activeElement);
  stops[(at + step + stops.length) % stops.length].focus();
  event.preventDefault();
});
dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
const asked = new URLSearchParams(location.search).get("find"); // a page without this dialog sends its readers here
if (asked !== null) {
  input.value = asked;
  open();
  ask();
}
addEventListener("keydown", (event) => {
  const typing = event.target instanceof Element && event.target.closest("input, textarea, select, [contenteditable]");
  if (event.key === "/" && !typing && !dialog.open && !event.ctrlKey && !event.metaKey && !event.altKey) {
    open();
    event.preventDefault();
  }
});
