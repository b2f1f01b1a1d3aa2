// Offers to keep the book of a cover for reading without a connection; what is kept follows the site.

import { Shelf } from "./shelf.js";

const shelf = new Shelf(new URL("../../", import.meta.url));

/**
 * A size in the reader's language.
 * @param {number} bytes
 */
const megabytes = (bytes) => new Intl.NumberFormat(document.documentElement.lang, {
  style: "unit", unit: "megabyte", maximumFractionDigits: 1, minimumFractionDigits: 1,
}).format(bytes / 1e6);

/**
 * @param {string | undefined} text
 * @param {Record<string, string | number>} values
 */
const say = (text, values) => Object.entries(values).reduce((said, [key, value]) => said.replace(`{${key}}`, String(value)), text ?? "");

/**
 * @param {HTMLElement} offer
 * @param {string} name
 */
const part = (offer, name) => /** @type {HTMLElement} */ (offer.querySelector(`[data-${name}]`));

/** @param {HTMLElement} offer */
async function show(offer, failed = false) {
  const { llKeep: book = "", words, keeping, kept: said, failed: sorry } = offer.dataset;
  const kept = (await shelf.kept()).has(book);
  const size = (await shelf.offered().catch(() => undefined))?.[book]?.size;
  const [keep, remove, status] = ["keep", "remove", "status"].map((name) => part(offer, name));
  if (size !== undefined) keep.textContent = say(words, { size: megabytes(size) });
  keep.hidden = kept || size === undefined;
  remove.hidden = !kept;
  status.textContent = (failed ? sorry : kept ? said : "") ?? "";
  keep.onclick = () => {
    keep.hidden = true;
    shelf.keep(book, (done, count) => { status.textContent = say(keeping, { done, count }); })
      .then(() => show(offer), (error) => { console.warn(error); return show(offer, true); });
  };
  remove.onclick = () => shelf.remove(book).then(() => show(offer));
  offer.hidden = keep.hidden && remove.hidden;
}

/** Keep anew what the site has changed since. */
async function follow() {
  const kept = await shelf.kept();
  if (!kept.size) return;
  const offered = await shelf.offered();
  for (const [book, version] of kept) {
    if (!offered[book]) await shelf.remove(book);
    else if (offered[book].version !== version) await shelf.keep(book);
  }
}

if (Shelf.possible) {
  const offer = document.querySelector("[data-ll-keep]");
  if (offer instanceof HTMLElement) await show(offer);
  if (navigator.onLine) await follow().catch((error) => console.warn(error));
}
