// A board wider than the screen is scrolled in its frame; the keyboard reaches such a frame too.

/** @param {ParentNode} within */
function reach(within) {
  for (const frame of within.querySelectorAll(".ll-frame")) {
    if (frame instanceof HTMLElement && frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
  }
}

/** Reach the boards of this page, and those that come to light when something is unfolded. */
export function reachBoards() {
  reach(document);
  addEventListener("toggle", ({ target }) => { if (target instanceof Element) reach(target); }, true);
}
