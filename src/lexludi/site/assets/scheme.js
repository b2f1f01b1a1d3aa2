// Light or dark as chosen on the pages of the theme, for those that are made without it; before anything is drawn.
(() => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const follow = () => {
    let dark = system.matches;
    try {
      const kept = JSON.parse(localStorage.getItem(`${new URL("../..", location.href).pathname}.__palette`) ?? "null");
      if (kept && kept.color.media !== "(prefers-color-scheme)") dark = kept.color.scheme === "slate";
    } catch { /* storage may be forbidden */ }
    document.body.dataset.mdColorScheme = dark ? "slate" : "default";
  };
  system.addEventListener("change", follow);
  follow();
})();
