"""What every page owes its readers, measured on a page that is open."""

from __future__ import annotations

from collections.abc import Iterable

from playwright.sync_api import Page

from support import ROOT

AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
ZOOMED, PHONE = (640, 400), (390, 844)
"""A window of 1280 by 800 pixels at 200 %, and a phone."""
Look = tuple[str, int, bool]
"""Light or dark, how wide, and whether the colours are looked at too, which takes longer than all the rest."""
# axe cannot tell colours where a shadow or a bar lies behind the words, nor sizes where the way to the top lies over them.
BARE = ".ll-chart { background: none !important; } .ll-bar { display: none; } .md-top { position: static !important; }"
RUN = """async ([part, colours]) => {
  const { violations, passes } = await axe.run(part, { resultTypes: ["violations"], selectors: false, elementRef: true, preload: false, rules: { "target-size": { enabled: true }, "color-contrast": { enabled: colours } } });
  // A link of the menu that is half scrolled out of sight is no smaller for that.
  const cut = (id, element) => id === "target-size" && element.closest(".md-sidebar__scrollwrap");
  const told = violations.flatMap(({ id, nodes }) => nodes.filter(({ element }) => !cut(id, element)).map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  return [told, passes.length];
}"""
DRESS = """(style) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
}"""
SEEN = """(stop) => {
  const shown = stop.matches(".md-option") ? stop.closest("form").querySelector("label:not([hidden])") : stop;
  const { outlineStyle, boxShadow } = getComputedStyle(shown);
  const within = (over) => shown.contains(over) || (over?.contains(shown) && over.closest("article, header, nav, aside, footer, dialog"));
  const bare = [...shown.getClientRects()].some(({ left, right, top, bottom }) => {
    const [x, y, across, down] = [Math.max(left, 0), Math.max(top, 0), Math.min(right, innerWidth), Math.min(bottom, innerHeight)];
    return x < across && y < down && [[.5, .5], [.1, .2], [.9, .8]].some(([a, b]) => within(document.elementFromPoint(x + a * (across - x), y + b * (down - y))));
  });
  return [
    !shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && "hidden",
    !bare && "covered or out of sight",
    stop.closest("[aria-hidden=true]") && "not read out",
    outlineStyle === "none" && boxShadow === "none" && !stop.matches(".md-option") && "no sign of the focus",
  ].filter(Boolean).map((why) => `${why}: ${stop.outerHTML.slice(0, 160)}`);
}"""
# Where Tab comes to, the first so many stops and the last: what cannot take the focus is no stop.
WALK = f"""(most) => {{
  const seen = {SEEN};
  const all = [...document.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]")].filter(({{ tabIndex }}) => tabIndex >= 0);
  const wrong = [];
  let count = 0;
  for (const stop of [...all.slice(0, most), ...all.slice(-5).reverse()]) {{
    stop.focus();
    if (document.activeElement !== stop) continue;
    count += 1;
    wrong.push(...seen(stop));
  }}
  return [wrong, count];
}}"""
# A page may still be on its way to where the keyboard has come; what is wrong must last.
AT = f"""async () => {{
  for (let left = 30; ; left -= 1) {{
    const wrong = document.activeElement === document.body ? [] : ({SEEN})(document.activeElement);
    if (!wrong.length || !left) return wrong;
    await new Promise(requestAnimationFrame);
  }}
}}"""


def look(page: Page, scheme: str, width: int) -> None:
    """Show an open page light or dark, in a window of some width."""
    page.set_viewport_size({"width": width, "height": 844})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light", reduced_motion="reduce")
    page.evaluate("scrollTo(0, 0)")  # so that the header lies over nothing


def faults(page: Page, part: str = "html", colours: bool = True) -> list[str]:
    """What axe finds on a page or a part of it; it must have looked."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
        page.evaluate(DRESS, BARE)
    told, passed = page.evaluate(RUN, [part, colours])
    assert passed > 3
    return [str(each) for each in told]


def looked_at(page: Page, looks: Iterable[Look], part: str = "html") -> list[str]:
    """What axe finds on an open page that is looked at in several ways."""
    found = []
    for scheme, width, colours in looks:
        look(page, scheme, width)
        found += [f"{scheme} {width}: {each}" for each in faults(page, part, colours)]
    return found


def walked(page: Page, most: int = 25) -> list[str]:
    """Where the keyboard comes to and a reader does not see it, at 200 % and on a phone."""
    found = []
    page.keyboard.press("Shift")  # the theme shows the focus to those who use keys
    for width, height in (ZOOMED, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        wrong, _ = page.evaluate(WALK, most)
        found += [f"{width}: {each}" for each in wrong]
    return found


def stops(page: Page, count: int, key: str = "Tab") -> list[str]:
    """Where a key comes to and a reader does not see it, stop by stop."""
    found = []
    for _ in range(count):
        page.keyboard.press(key)
        found += page.evaluate(AT)
    return found


def sideways(page: Page) -> list[str]:
    """How far a page scrolls sideways at 320 pixels."""
    page.set_viewport_size({"width": 320, "height": 640})
    width = page.evaluate("document.documentElement.scrollWidth")
    return [f"{width} pixels at 320"] if width > 320 else []
