// A host shows this page at any address, so it speaks the reader's language and looks upwards for the site it belongs to.
(async () => {
  // The number of a clause as pages show it, `r/acp/2§20` or `r/acp 2§20`, is that of a page as well.
  const [, way, book, number] = decodeURI(location.pathname).match(/^(.*\/r\/)(\w+)[ ./]+(\d[^/]*)/) ?? [];
  const meant = `${way}${book}/${number?.replace("§", ".")}/`;
  if (way && meant !== location.pathname && (await fetch(meant, { method: "HEAD" }).catch(() => null))?.ok) return location.replace(meant);
  const language = document.documentElement.dataset.wanted || "en";
  const own = document.querySelector(`section[data-language="${language}"]`) ?? document.querySelector("section");
  if (!(own instanceof HTMLElement)) return;
  for (const each of document.querySelectorAll("section")) each.hidden = each !== own;
  document.documentElement.lang = own.lang;
  document.title = `${own.querySelector("h1")?.textContent} – Lex Ludi`;
  for (let at = new URL(".", location.href); ; at = new URL("..", at)) {
    const home = new URL(`${own.dataset.language}/`, at);
    const found = await fetch(home, { method: "HEAD" }).catch(() => ({ ok: false }));
    for (const link of found.ok ? own.querySelectorAll("a") : []) link.href = new URL(link.dataset.below ?? "", home).href;
    if (found.ok || at.pathname === "/") break;
  }
})();
