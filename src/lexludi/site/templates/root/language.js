// The language of the address, else the one chosen before, else one the browser asks for.
const known = {{ codes | tojson }};
let chosen;
try { chosen = localStorage.getItem("lexludi.language"); } catch { /* storage may be forbidden */ }
const wanted = [...location.pathname.split("/"), chosen, ...navigator.languages.map((tag) => tag.toLowerCase().split("-")[0])];
const language = wanted.find((code) => known.includes(code));
