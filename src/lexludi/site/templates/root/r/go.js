{% include "root/language.js" %}
// The same clause, or the example of it that was asked for, in the language of the reader.
const link = document.querySelector(`[data-language="${language || "en"}"]`);
if (location.hash) link.hash = location.hash;
location.replace(link.href);
