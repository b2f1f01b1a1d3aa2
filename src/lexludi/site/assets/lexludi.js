// Language links keep the clause, the search dialog asks Pagefind, and a link into a folded example opens it.
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

  const dialog = document.querySelector("[data-ll-dialog]");
  if (!dialog) return;
  const input = dialog.querySelector("input");
  const status = dialog.querySelector("[role=status]");
  const list = dialog.querySelector("ol");
  const root = new URL(dialog.dataset.llRoot, location.href);
  const most = 12;
  let engine;
  let asked = 0;

  const load = () => (engine ??= import(new URL("pagefind/pagefind.js", root)).then(async (pagefind) => {
    await pagefind.options({ excerptLength: 18 });
    await pagefind.init();
    return pagefind;
  }).catch((error) => { engine = undefined; throw error; }));

  const entry = (hit) => {
    const item = document.createElement("li");
    const link = document.createElement("a");
    link.href = hit.url;
    const title = document.createElement("strong");
    title.textContent = hit.title;
    const excerpt = document.createElement("span");
    excerpt.innerHTML = hit.excerpt; // Pagefind escapes the page's text and adds only <mark>.
    const place = document.createElement("small");
    place.textContent = `${hit.book} · ${hit.page}`;
    link.append(title, excerpt, place);
    link.addEventListener("click", () => dialog.close());
    item.append(link);
    return item;
  };

  const hits = (pages) => pages.flatMap((page) => {
    const parts = page.sub_results.length ? page.sub_results : [page];
    const book = new URL(page.url, root).pathname.slice(root.pathname.length).split("/")[0];
    return parts.map((part) => ({
      book,
      url: part.url, title: part.title || page.meta.title, excerpt: part.excerpt, page: page.meta.title,
      score: Math.max(0, ...(part.weighted_locations ?? []).map((place) => place.balanced_score)),
    }));
  });

  const search = async () => {
    const query = input.value.trim();
    const mine = ++asked;
    if (!query) { list.replaceChildren(); status.textContent = ""; return; }
    try {
      const pagefind = await load();
      const plain = query.replaceAll("’", "'");
      const found = await pagefind.debouncedSearch(plain, {}, 120);
      if (found === null || mine !== asked) return;
      const pages = await Promise.all(found.results.slice(0, 8).map((result) => result.data()));
      if (mine !== asked) return;
      const all = hits(pages).sort((a, b) => b.score - a.score);
      list.replaceChildren(...all.slice(0, most).map(entry));
      status.textContent = all.length
        ? dialog.dataset.llCount.replace("{count}", all.length)
        : dialog.dataset.llNone.replace("{query}", query);
    } catch {
      list.replaceChildren();
      status.textContent = dialog.dataset.llFailed;
    }
  };

  const open = () => { dialog.showModal(); input.select(); load().catch(() => {}); };
  document.querySelectorAll("[data-ll-search]").forEach((button) => button.addEventListener("click", open));
  input.addEventListener("input", search);
  dialog.querySelector("[data-ll-close]").addEventListener("click", () => dialog.close());
  dialog.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    list.querySelector("a")?.click();
  });
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    const stops = [input, ...list.querySelectorAll("a")];
    const step = event.key === "ArrowDown" ? 1 : -1;
    stops[(stops.indexOf(document.activeElement) + step + stops.length) % stops.length].focus();
    event.preventDefault();
  });
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  addEventListener("keydown", (event) => {
    const typing = event.target.closest?.("input, textarea, select, [contenteditable]");
    if (event.key === "/" && !typing && !dialog.open && !event.ctrlKey && !event.metaKey) { open(); event.preventDefault(); }
  });
})();
