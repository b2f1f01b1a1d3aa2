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
    if (aim && seen(aim)) return location.hash;
    if (scrollY < 60) return "";
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
    for (let fold = aim.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    if (folded) aim.scrollIntoView();
  };
  addEventListener("hashchange", unfold);
  unfold();
})();
