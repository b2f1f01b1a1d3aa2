// Completes a sentence while it is typed: a text field with a list of the sentences that hold the words typed so far.
import { make } from "./rows.js";

/** @typedef {{ keyword: string, begins: string, template: string, sample: string }} Sentence */

const SHOWN = 8;

/** @param {string} text */
const even = (text) => text.toLocaleLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");

/** The sentences that hold every word typed, those that begin with it first.
 * @param {Sentence[]} sentences @param {string} typed
 */
export const matching = (sentences, typed) => {
  const words = even(typed).split(/\s+/).filter(Boolean);
  const found = sentences.filter(({ begins, sample }) => {
    const text = even(`${begins} ${sample}`);
    return words.every((word) => text.includes(word));
  });
  const first = even(typed.trim());
  const rank = (/** @type {Sentence} */ { sample }) => (even(sample).startsWith(first) ? 0 : 1);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, SHOWN);
};

/** A field that adds a sentence.
 * @param {Sentence[]} sentences @param {string} label @param {(sentence: { keyword: string, text: string }) => void} add
 */
export const adder = (sentences, label, add) => {
  const input = make("input", {
    type: "text", role: "combobox", "aria-expanded": "false", "aria-controls": "ll-sentences", "aria-autocomplete": "list",
    "aria-label": label, placeholder: label, autocomplete: "off",
  });
  // No stop of its own, though it scrolls: it is gone once the field is left.
  const list = make("ul", { role: "listbox", id: "ll-sentences", "aria-label": label, tabindex: "-1", hidden: "" });
  let active = -1;
  /** @type {Sentence[]} */
  let shown = [];
  const close = () => {
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
    active = -1;
  };
  const mark = () => {
    for (const [place, option] of [...list.children].entries()) option.setAttribute("aria-selected", String(place === active));
    if (active >= 0) input.setAttribute("aria-activedescendant", `ll-sentence-${active}`);
    list.children[active]?.scrollIntoView({ block: "nearest" });
  };
  const show = () => {
    shown = matching(sentences, input.value);
    list.replaceChildren(
      ...shown.map((sentence, place) => {
        const option = make("li", { role: "option", id: `ll-sentence-${place}` }, make("b", {}, sentence.begins), ` ${sentence.sample}`);
        option.onmousedown = (event) => {
          event.preventDefault();
          take(sentence);
        };
        return option;
      }),
    );
    list.hidden = !shown.length;
    input.setAttribute("aria-expanded", String(!list.hidden));
    active = -1;
  };
  const take = (/** @type {Sentence} */ sentence) => {
    input.value = "";
    close();
    add({ keyword: sentence.keyword, text: sentence.sample });
  };
  input.oninput = show;
  input.onfocus = show;
  input.onblur = close;
  input.onkeydown = (event) => {
    if (event.key === "Escape") close();
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) show();
      const step = event.key === "ArrowDown" ? 1 : -1;
      active = (active + step + shown.length) % Math.max(shown.length, 1);
      mark();
    } else if (event.key === "Enter" && !list.hidden && (shown[active] ?? shown[0])) {
      event.preventDefault();
      take(shown[active] ?? shown[0]);
    }
  };
  return make("div", { class: "ll-add" }, input, list);
};
