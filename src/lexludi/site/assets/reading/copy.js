// Links and quotes to send: a link opens in the language of whoever follows it.

const root = new URL("../../../", import.meta.url);

/** @param {string} id */
const address = (id) => {
  const clause = id.split(":")[0];
  return new URL(`r/${clause}/${clause === id ? "" : `#${id}`}`, root).href;
};

/** @param {Element | null | undefined} element */
const words = (element) => (element instanceof HTMLElement ? element.innerText : element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** @param {Element} clause */
const name = (clause) => `${words(clause.querySelector(".ll-n"))} ${words(clause.querySelector(".ll-t"))}`;

/**
 * A clause as others can read it: who says it, what it says, where.
 * @param {Element} clause
 * @param {string} id
 */
const quoteOfClause = (clause, id) => `${name(clause)}\n${words(clause.querySelector(".ll-b"))}\n${address(id)}`;

/**
 * An example as others can read it: what is the case and what comes of it.
 * @param {Element} example
 * @param {string} id
 */
const quoteOfExample = (example, id) => [
  words(example.querySelector("summary > span:last-child")),
  ...[...example.querySelectorAll(".ll-case > .ll-steps > li")].map(words),
  words(example.querySelector(".ll-verdict")),
  address(id),
].filter(Boolean).join("\n");

/**
 * @param {HTMLElement} tools
 * @param {string} id
 * @param {() => string} quote
 */
function fill(tools, id, quote) {
  for (const button of tools.querySelectorAll("button:not([data-ll-original])")) {
    button.addEventListener("click", async () => {
      await navigator.clipboard.writeText(button.hasAttribute("data-ll-quote") ? quote() : address(id));
      const said = tools.querySelector("[role=status]");
      if (said) said.textContent = tools.dataset.llDone ?? "";
    });
  }
}

/** Put the buttons to every clause and example that has none yet. */
export function offerCopies() {
  const model = document.querySelector("[data-ll-copy]");
  if (!(model instanceof HTMLTemplateElement) || !navigator.clipboard) return;
  for (const place of document.querySelectorAll(".ll-c:not(:has(> .ll-copy)), .ll-x:not(:has(> .ll-copy))")) {
    const tools = model.content.firstElementChild?.cloneNode(true);
    const id = place.matches(".ll-x") ? place.id : place.querySelector(".ll-h")?.id;
    if (!(tools instanceof HTMLElement) || !id) continue;
    const lines = /** @type {HTMLAnchorElement | null} */ (tools.querySelector("[data-ll-lines]"));
    if (place.matches(".ll-x")) lines?.remove();
    else if (lines) lines.hash = `at:${id}`;
    fill(tools, id, () => (place.matches(".ll-x") ? quoteOfExample : quoteOfClause)(place, id));
    place.append(tools);
  }
}
