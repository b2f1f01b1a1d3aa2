// The same clause, or the example of it that was asked for, in the language of the reader.
(() => {
  const link = document.querySelector(`a[data-language="${document.documentElement.dataset.wanted || "en"}"]`);
  if (!(link instanceof HTMLAnchorElement)) return;
  if (location.hash) link.hash = location.hash;
  location.replace(link.href);
})();
