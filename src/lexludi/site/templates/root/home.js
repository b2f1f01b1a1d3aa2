// Sends a reader who wants one of our languages on to it.
(() => {
  const { wanted } = document.documentElement.dataset;
  if (wanted) location.replace(`${wanted}/${location.hash}`);
})();
