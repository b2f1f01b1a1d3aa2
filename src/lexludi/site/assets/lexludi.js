// Language links keep the clause, and a link into a folded example opens it.
(() => {
  const links = document.querySelectorAll("[data-ll-keep]");
  const keepClause = () => links.forEach((link) => { link.hash = location.hash; });
  const decoded = (text) => { try { return decodeURIComponent(text); } catch { return text; } };
  const unfold = () => {
    keepClause();
    let place = location.hash && document.getElementById(decoded(location.hash.slice(1)));
    if (!place) return;
    const clause = place.closest(".ll-x, .ll-panel");
    for (let fold = place.closest("details"); fold; fold = fold.parentElement.closest("details")) fold.open = true;
    if (clause) place.scrollIntoView();
  };
  addEventListener("hashchange", unfold);
  unfold();
})();
