// Completes a sentence while it is typed: a text field with a list of what the words typed so far may mean, with their
// own values, and of the sentences that hold them.
import { make } from "./rows.js";

/** @typedef {{ keyword: string, begins: string, template: string, sample: string }} Sentence */
/** @typedef {{ keyword: string, begins: string, text: string }} Said */

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

/** A sentence with what sets it apart from its twin marked, where it has one: most of their words are the same.
 * @param {string} text @param {string} [twin]
 */
export const apart = (text, twin = "") => {
  const parts = text.split(/(\s+|[，：、。])/u);
  const others = new Set(twin.split(/\s+|[，：、。]/u));
  const own = parts.filter((part) => part.trim() && !others.has(part));
  if (!own.length || own.length > others.size / 2) return [text];
  return parts.map((part) => (own.includes(part) ? make("mark", {}, part) : part));
};

/** A field that adds a sentence.
 * @param {Sentence[]} sentences @param {string} label @param {(sentence: Said) => void} add
 * @param {(typed: string) => Promise<Said[]>} propose
 */
export const adder = (sentences, label, add, propose) => {
  const input = make("input", {
    type: "text", role: "combobox", "aria-expanded": "false", "aria-controls": "ll-sentences", "aria-autocomplete": "list",
    "aria-label": label, placeholder: label, autocomplete: "off",
  });
  // No stop of its own, though it scrolls: it is gone once the field is left.
  const list = make("ul", { role: "listbox", id: "ll-sentences", "aria-label": label, tabindex: "-1", hidden: "" });
  let active = -1;
  /** @type {Said[]} */
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
  const show = async () => {
    const typed = input.value;
    const holding = matching(sentences, typed).map(({ keyword, begins, sample }) => ({ keyword, begins, text: sample }));
    offer(holding, 0);
    const meant = typed.trim() ? await propose(typed).catch(() => []) : [];
    if (typed !== input.value || document.activeElement !== input || active >= 0) return; // what has been typed or chosen meanwhile counts
    const texts = meant.map(({ text }) => text);
    offer([...meant, ...holding.filter(({ text }) => !texts.includes(text))].slice(0, SHOWN), meant.length);
  };
  /** List some sentences; the first of them are what was typed in other words. @param {Said[]} found @param {number} meant */
  const offer = (found, meant) => {
    shown = found;
    list.replaceChildren(
      ...shown.map((sentence, place) => {
        const twin = place < Math.min(meant, 2) ? shown[1 - place]?.text : "";
        const option = make(
          "li", { role: "option", id: `ll-sentence-${place}` }, make("b", {}, sentence.begins), " ", ...apart(sentence.text, meant > 1 ? twin : ""),
        );
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
  const take = (/** @type {Said} */ sentence) => {
    input.value = "";
    close();
    add(sentence);
  };
  // Several lines at once become several sentences, each shown with what it may mean.
  input.onpaste = (event) => {
    const lines = (event.clipboardData?.getData("text") ?? "").split("\n").map((line) => line.trim()).filter(Boolean);
    if (lines.length < 2) return;
    event.preventDefault();
    close();
    (async () => {
      for (const text of lines) {
        const [first] = await propose(text).catch(() => []);
        const other = sentences.find(({ keyword }) => keyword === "given");
        add({ keyword: first?.keyword ?? "given", begins: first?.begins ?? other?.begins ?? "", text });
      }
    })();
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
