// The menu of a narrow window by keyboard: reached, opened, left again, and never walked through while it is shut.

const narrow = matchMedia("(max-width: 76.234em)");

/**
 * A button in the place of a label that only a pointer can use.
 * @param {HTMLLabelElement} label
 */
function enabled(label) {
  const box = label.control, button = document.createElement("button");
  if (!(box instanceof HTMLInputElement)) return button;
  const tell = () => button.setAttribute("aria-expanded", String(box.checked));
  button.type = "button";
  for (const name of ["id", "class", "for"]) button.setAttribute(name, label.getAttribute(name) ?? ""); // the theme's styles go by these
  button.append(...label.childNodes);
  button.addEventListener("click", () => box.click());
  box.addEventListener("change", tell);
  tell();
  label.replaceWith(button);
  return button;
}

/** Have the menu answer the keyboard; what it covers while it is open is out of reach. */
export function answerKeys() {
  const drawer = document.getElementById("__drawer"), menu = document.querySelector(".md-sidebar--primary");
  const label = /** @type {HTMLLabelElement | null} */ (document.querySelector('.md-header label[for="__drawer"]'));
  if (!(drawer instanceof HTMLInputElement) || !menu || !label) return;
  const inside = /** @type {NodeListOf<HTMLLabelElement>} */ (menu.querySelectorAll('label:is([for^="__nav"], [for="__toc"])'));
  for (const each of inside) enabled(each);
  const button = enabled(label);
  button.setAttribute("aria-label", document.querySelector("[data-ll-menu]")?.getAttribute("data-ll-menu") ?? "");
  const cover = () => {
    const open = drawer.checked && narrow.matches;
    for (const under of document.querySelectorAll(".md-skip, .md-header, .md-content, .md-sidebar--secondary, .md-top, .md-footer")) under.toggleAttribute("inert", open);
    const first = [...menu.querySelectorAll("a, button")].find((each) => each.checkVisibility({ visibilityProperty: true }));
    if (open && first instanceof HTMLElement) first.focus({ preventScroll: true });
  };
  drawer.addEventListener("change", cover);
  narrow.addEventListener("change", cover);
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !drawer.checked || !narrow.matches) return;
    drawer.click();
    button.focus();
  });
}
