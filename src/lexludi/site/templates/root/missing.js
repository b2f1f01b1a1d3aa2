// A host shows this page at any address, so it speaks the reader's language and looks upwards for the site it belongs to.
(async () => {
  const language = document.documentElement.dataset.wanted || "en";
  const own = document.querySelector(`section[data-language="${language}"]`) ?? document.querySelector("section");
  if (!(own instanceof HTMLElement)) return;
  for (const each of document.querySelectorAll("section")) each.hidden = each !== own;
  document.documentElement.lang = own.lang;
  document.title = `${own.querySelector("h1")?.textContent} – Lex Ludi`;
  // The number of a clause as pages show it, `r/acp/2§20` or `r/acp 2§20`, is that of a page as well.
  const [, way, book, number] = location.pathname.replace("%C2%A7", ".").match(/^(.*\/r\/)(\w+)(?:%20|[./])+(\d[^/]*)/) ?? [];
  const meant = `${way}${book}/${number}/`;
  if (way && meant !== location.pathname && (await fetch(meant, { method: "HEAD" }).catch(() => null))?.ok) return location.replace(meant);
  for (let at = new URL(".", location.href); ; at = new URL("..", at)) {
    const home = new URL(`${own.dataset.language}/`, at);
    const found = await fetch(home, { method: "HEAD" }).catch(() => ({ ok: false }));
    for (const link of found.ok ? own.querySelectorAll("a") : []) link.href = new URL(link.dataset.below ?? "", home).href;
    if (found.ok || at.pathname === "/") break;
  }
})();
