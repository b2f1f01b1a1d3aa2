// Notes on the page which of its languages the reader wants: that of the address, else the one chosen before, else one the browser asks for.
(() => {
  const known = [...document.querySelectorAll("[data-language]")].map((each) => each.getAttribute("data-language"));
  let chosen = "";
  try { chosen = localStorage.getItem("lexludi.language") ?? ""; } catch { /* storage may be forbidden */ }
  const asked = navigator.languages.map((tag) => tag.toLowerCase().split("-")[0]);
  const wanted = [...location.pathname.split("/"), chosen, ...asked].find((code) => known.includes(code));
  document.documentElement.dataset.wanted = wanted ?? "";
})();
