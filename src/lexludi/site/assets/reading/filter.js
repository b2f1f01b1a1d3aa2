// A glossary that shows only what the reader asks for.

import { aim } from "./place.js";

/** Letters as they are compared: no capitals, no accents, ё as е. @param {string} text */
const plain = (text) => text.normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase().normalize("NFC");

/** Offer a box that filters the entries of the page. */
export function filterEntries() {
  const box = document.querySelector("[data-ll-filter]"), input = box?.querySelector("input"), status = box?.querySelector("[role=status]");
  if (!(box instanceof HTMLElement) || !input || !(status instanceof HTMLElement)) return;
  const entries = [...document.querySelectorAll("[data-ll-entry]")].map((entry) => ({
    entry: /** @type {HTMLElement} */ (entry),
    text: plain(`${entry.textContent} ${entry.getAttribute("data-ll-entry")}`),
  }));
  const filter = () => {
    const words = plain(input.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { entry, text } of entries) {
      entry.hidden = !words.every((word) => text.includes(word));
      count += Number(!entry.hidden);
    }
    status.textContent = count ? (status.dataset.count ?? "").replace("{count}", String(count)) : status.dataset.none ?? "";
  };
  box.hidden = false;
  input.addEventListener("input", filter);
  filter();
  document.getElementById(aim())?.scrollIntoView(); // the box has moved it
}
