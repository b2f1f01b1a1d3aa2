// A board wider than the screen is scrolled in its frame; the keyboard reaches such a frame too.

/** @param {ParentNode} within */
function reach(within) {
  for (const frame of within.querySelectorAll(".ll-frame")) {
    if (frame instanceof HTMLElement && frame.scrollWidth > frame.clientWidth) frame.tabIndex = 0;
  }
}

/** Reach the boards of this page, those that come to light when something is unfolded, and those a smaller window cuts. */
export function reachBoards() {
  reach(document);
  addEventListener("resize", () => reach(document));
  addEventListener("toggle", ({ target }) => { if (target instanceof Element) reach(target); }, true);
}
