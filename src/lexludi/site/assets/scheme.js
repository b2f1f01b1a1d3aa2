// Light or dark, as the reader chose or the system is; before anything is drawn, so that no page is styled twice.
(() => {
  const { currentScript, documentElement: root, body } = document;
  const system = matchMedia("(prefers-color-scheme: dark)"), AS_THE_SYSTEM = "(prefers-color-scheme)";
  const key = `${new URL("..", /** @type {HTMLScriptElement} */ (currentScript).src).pathname}.__palette`;
  const choices = [.../** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[name=__palette]"))];
  let chosen = AS_THE_SYSTEM;
  try { chosen = JSON.parse(localStorage.getItem(key) ?? "null")?.color.media ?? chosen; } catch { /* storage may be forbidden */ }
  const follow = () => {
    const dark = chosen === AS_THE_SYSTEM ? system.matches : chosen.includes("dark");
    body.dataset.mdColorScheme = dark ? "slate" : "default";
    root.style.colorScheme = dark ? "dark" : "light";
    document.querySelector("meta[name=theme-color]")?.setAttribute("content", dark ? "#16191c" : "#fff");
    for (const each of choices) each.nextElementSibling?.toggleAttribute("hidden", each.dataset.mdColorMedia !== chosen);
  };
  /** @param {string} media */
  const choose = (media) => {
    chosen = media;
    body.dataset.mdColorSwitching = ""; // colours that fade are not waited for
    follow();
    setTimeout(() => delete body.dataset.mdColorSwitching);
    try { localStorage.setItem(key, JSON.stringify({ color: { media } })); } catch { /* storage may be forbidden */ }
  };
  for (const each of choices) {
    each.addEventListener("change", () => choose(each.dataset.mdColorMedia ?? ""));
    each.addEventListener("keydown", ({ key }) => {
      if (key !== "Enter") return;
      const next = choices[(choices.findIndex(({ dataset }) => dataset.mdColorMedia === chosen) + 1) % choices.length];
      next.click();
      next.focus();
    });
  }
  root.className = choices.length ? "js js-focus-visible" : "js"; // as the theme's script will, for which it would style all anew
  system.addEventListener("change", follow);
  follow();
})();
