// Offers to keep the book of a cover for reading without a connection; what is kept follows the site.

import { Shelf } from "./shelf.js";

const shelf = new Shelf(new URL("../../", import.meta.url));
const offer = document.querySelector("[data-ll-keep]");

/** A size in the reader's language. */
const megabytes = (bytes) => new Intl.NumberFormat(document.documentElement.lang, {
  style: "unit", unit: "megabyte", maximumFractionDigits: 1, minimumFractionDigits: 1,
}).format(bytes / 1e6);

async function show(failed = false) {
  const book = offer.dataset.llKeep;
  const kept = (await shelf.kept()).has(book);
  const size = (await shelf.offered().catch(() => ({})))[book]?.size;
  const [keep, remove, status] = ["keep", "remove", "status"].map((name) => offer.querySelector(`[data-${name}]`));
  const say = (text, values) => Object.entries(values).reduce((said, [key, value]) => said.replace(`{${key}}`, value), text);
  keep.textContent = say(offer.dataset.words, { size: megabytes(size) });
  keep.hidden = kept || size === undefined;
  remove.hidden = !kept;
  status.textContent = failed ? offer.dataset.failed : kept ? offer.dataset.kept : "";
  keep.onclick = () => {
    keep.hidden = true;
    shelf.keep(book, (done, count) => { status.textContent = say(offer.dataset.keeping, { done, count }); })
      .then(() => show(), (error) => { console.warn(error); return show(true); });
  };
  remove.onclick = () => shelf.remove(book).then(() => show());
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
  if (offer) await show();
  if (navigator.onLine) await follow().catch((error) => console.warn(error));
}
