// This page stands in for any address of its language; it shows what is kept there.
(async () => {
  const { scope } = await navigator.serviceWorker.ready;
  const caught = (await caches.keys()).filter((name) => name.startsWith(`lexludi ${scope} `));
  const kept = caught.map((name) => name.split(" ")[2]);
  document.querySelector("[data-books]")?.toggleAttribute("hidden", !kept.length);
  document.querySelector("[data-nothing]")?.toggleAttribute("hidden", kept.length > 0);
  for (const item of document.querySelectorAll("[data-book]")) {
    const book = item.getAttribute("data-book") ?? "";
    item.toggleAttribute("hidden", !kept.includes(book));
    item.firstElementChild?.setAttribute("href", `${scope}${book}/`);
  }
})();
