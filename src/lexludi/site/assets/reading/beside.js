// A second language beside the first, clause by clause: chosen for the page, remembered, and part of the link.

import { sorry } from "./sorry.js";

const KEY = "lexludi.beside";

/** @type {Map<string, Promise<Document>>} */
const pages = new Map();

/**
 * This page in another language, fetched once.
 * @param {string} language
 */
function page(language) {
  const link = document.querySelector(`.ll-languages a[data-ll-language="${CSS.escape(language)}"]`);
  if (!(link instanceof HTMLAnchorElement)) return Promise.reject(new Error("no such language"));
  const address = link.href.split(/[?#]/)[0];
  const known = pages.get(address) ?? fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(answer.statusText);
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  });
  pages.set(address, known);
  known.catch(() => pages.delete(address));
  return known;
}

/**
 * The title and text of a clause as another page has them.
 * @param {Document} other
 * @param {string} id
 */
function told(other, id) {
  const clause = other.getElementById(id)?.closest(".ll-c");
  const title = clause?.querySelector(".ll-t"), text = clause?.querySelector(".ll-b");
  if (!title || !text) return null;
  const shown = document.createElement("div");
  shown.className = "ll-beside";
  shown.lang = other.documentElement.lang;
  const name = document.createElement("p");
  name.className = "ll-t";
  name.append(...[...title.childNodes].map((node) => document.importNode(node, true)));
  shown.append(name, ...[...text.childNodes].map((node) => document.importNode(node, true)));
  for (const named of shown.querySelectorAll("[id]")) named.removeAttribute("id");
  return shown;
}

/**
 * Put the other language beside some clauses, in place of what stood there.
 * @param {Iterable<Element>} clauses
 * @param {string} language
 */
async function put(clauses, language) {
  const other = await page(language);
  for (const clause of clauses) {
    clause.querySelector(":scope > .ll-beside")?.remove();
    const shown = told(other, clause.querySelector(".ll-h")?.id ?? "");
    if (shown) clause.querySelector(":scope > .ll-b")?.after(shown);
  }
}

/** The language the link asks for, else the one last chosen. */
function wanted() {
  const asked = new URLSearchParams(location.search).get("with");
  if (asked !== null) return asked;
  try { return localStorage.getItem(KEY) ?? ""; } catch { return ""; }
}

/** @param {string} language */
function remember(language) {
  try { localStorage.setItem(KEY, language); } catch { /* storage may be forbidden */ }
  const address = new URL(location.href);
  if (language) address.searchParams.set("with", language);
  else address.searchParams.delete("with");
  history.replaceState(history.state, "", address);
}

/** @param {HTMLSelectElement} choice */
async function show(choice) {
  const clauses = document.querySelectorAll(".ll-c");
  document.documentElement.classList.toggle("ll-two", Boolean(choice.value));
  for (const old of document.querySelectorAll(".ll-beside")) old.remove();
  for (const link of document.querySelectorAll(".ll-languages a")) {
    if (link instanceof HTMLAnchorElement) link.search = choice.value && choice.value !== link.dataset.llLanguage ? `?with=${choice.value}` : "";
  }
  const place = choice.closest("[data-ll-beside]") ?? choice;
  sorry(place, false);
  if (choice.value) {
    await put(clauses, choice.value).catch(() => {
      choice.value = "";
      document.documentElement.classList.remove("ll-two");
      sorry(place, true);
    });
  }
}

/** One clause in the language of its source, and away again. @param {MouseEvent} event */
function original(event) {
  const button = event.target instanceof Element && event.target.closest("[data-ll-original]");
  const clause = button && button.closest(".ll-c");
  if (!(button instanceof HTMLElement) || !clause) return;
  const shown = clause.querySelector(":scope > .ll-beside"), place = button.parentElement ?? button;
  sorry(place, false);
  if (shown) shown.remove();
  else {
    put([clause], button.dataset.llOriginal ?? "").catch(() => {
      button.setAttribute("aria-pressed", "false");
      sorry(place, true);
    });
  }
  button.setAttribute("aria-pressed", String(!shown));
}

/** Offer a second language beside the text of this page. */
export function readBeside() {
  addEventListener("click", original);
  const place = document.querySelector("[data-ll-beside]"), choice = place?.querySelector("select");
  if (!place || !choice) return;
  choice.value = wanted();
  if (choice.selectedIndex < 0) choice.value = "";
  choice.addEventListener("change", () => {
    remember(choice.value);
    show(choice);
  });
  if (choice.value) show(choice);
}
