// A board or chart wider than the screen is scrolled in its frame; the keyboard stops at such a frame, and at no other.

/** @param {ParentNode} within */
function reach(within) {
  for (const frame of within.querySelectorAll(".ll-frame, .ll-chart")) {
    if (frame.scrollWidth > frame.clientWidth) frame.setAttribute("tabindex", "0");
    else frame.removeAttribute("tabindex");
  }
}

/** Reach the boards and charts of this page, those that come to light when something is unfolded, and those a smaller window cuts. */
export function reachBoards() {
  reach(document);
  addEventListener("resize", () => reach(document));
  addEventListener("toggle", ({ target }) => { if (target instanceof Element) reach(target); }, true);
}
