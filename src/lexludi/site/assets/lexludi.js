// The language switch keeps the place and is remembered; a link into a folded example opens it.
(() => {
  const decoded = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
  const target = () => location.hash && document.getElementById(decoded(location.hash.slice(1)));
  const seen = (element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return bottom > 60 && top < innerHeight; // the header covers what is above
  };
  const place = () => {
    const aim = target();
    if (scrollY < 60 || (aim && seen(aim))) return location.hash;
    const clause = [...document.querySelectorAll(".ll-c")].find(seen);
    return clause ? `#${clause.querySelector(".ll-h").id}` : "";
  };
  const leave = (event) => {
    const link = event.target.closest(".ll-languages a");
    if (!link) return;
    link.hash = place();
    try { localStorage.setItem("lexludi.language", link.dataset.llLanguage); } catch { /* storage may be forbidden */ }
  };
  addEventListener("click", leave);
  addEventListener("auxclick", leave);
  const unfold = () => {
    const aim = target();
    if (!aim) return;
    const folded = aim.closest(".ll-x, .ll-panel");
    for (let fold = aim.closest("details"); fold; fold = fold.parentElement.closest("details")) {
      fold.open = true;
      fold.classList.remove("ll-shut");
    }
    if (folded) aim.scrollIntoView();
  };
  // The theme unfolds everything to print; what the reader had left folded stays so.
  for (const fold of document.querySelectorAll(".ll-c details:not([open])")) fold.classList.add("ll-shut");
  addEventListener("click", (event) => {
    const fold = event.target.closest("summary")?.parentElement;
    fold?.classList.toggle("ll-shut", fold.open); // it is about to be turned
  });
  addEventListener("hashchange", unfold);
  unfold();
})();
