// The place of the reader: where a link leads, what is in view, and how the language switch keeps it.

/** @param {string} text */
const decoded = (text) => {
  try { return decodeURIComponent(text); } catch { return text; }
};

/** The name after the # of the address. */
export const aim = () => decoded(location.hash.slice(1));

/** @param {Element} element */
const seen = (element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 60 && top < innerHeight; // the header covers what is above
};

/** Where the reader is, as the end of an address: what was linked to while it is in view, else the first clause in view. */
export function place() {
  if (/^#[cx]=/.test(location.hash)) return location.hash; // a case in the workbench
  const target = document.getElementById(aim());
  if (scrollY < 60 || (target && seen(target))) return location.hash;
  const heading = [...document.querySelectorAll(".ll-c")].find(seen)?.querySelector(".ll-h");
  return heading ? `#${heading.id}` : "";
}

const OPEN = "lexludi.open";

/** The names of the clauses and examples that are open. */
const open = () => [...document.querySelectorAll(".ll-ev[open]:not(.ll-shut), .ll-x[open]:not(.ll-shut)")]
  .map((fold) => fold.matches(".ll-x") ? fold.id : fold.closest(".ll-c")?.querySelector(".ll-h")?.id);

/** What was open in the language the reader comes from, told once. @returns {string[]} */
export function wasOpen() {
  try {
    const names = JSON.parse(sessionStorage.getItem(OPEN) ?? "[]");
    sessionStorage.removeItem(OPEN);
    return Array.isArray(names) ? names : [];
  } catch { return []; /* storage may be forbidden */ }
}

/** @param {MouseEvent} event */
function leave(event) {
  const link = event.target instanceof Element && event.target.closest(".ll-languages a");
  if (!(link instanceof HTMLAnchorElement)) return;
  link.hash = place();
  try {
    localStorage.setItem("lexludi.language", link.dataset.llLanguage ?? "");
    sessionStorage.setItem(OPEN, JSON.stringify(open()));
  } catch { /* storage may be forbidden */ }
}

/** Have the language switch keep the place and what is open there, and remember the choice. */
export function keepPlace() {
  addEventListener("click", leave);
  addEventListener("auxclick", leave);
}
