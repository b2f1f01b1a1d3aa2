// The sentences of a case as rows: every place of a sentence is a field of its own.

/** @typedef {{ text: string, name?: string, kind?: string, words?: [word: string, full: string][], several?: boolean }} Piece */
/** @typedef {{ line: number, keyword: string, word: string, text: string, pieces?: Piece[] }} Line */
/** @typedef {{ [key: string]: string }} Words */

/** An element with its attributes and what stands in it, as text.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag @param {Record<string, string>} [given] @param {...(Node | string)} inside
 */
export const make = (tag, given = {}, ...inside) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
  element.append(...inside);
  return element;
};

/** Draw a part anew: the focus stays at the same place, and so does what was being typed there.
 * @param {HTMLElement} part @param {() => void} draw
 */
export const redraw = (part, draw) => {
  const fields = () => /** @type {HTMLInputElement[]} */ ([...part.querySelectorAll("a, button, input, select, summary, textarea")]);
  const before = fields();
  const at = before.indexOf(/** @type {HTMLInputElement} */ (document.activeElement));
  const { value, defaultValue } = before[at] ?? {};
  draw();
  const after = fields();
  const now = after[Math.min(at, after.length - 1)];
  now?.focus({ preventScroll: true });
  if (now && after.length === before.length && value !== defaultValue && "defaultValue" in now) now.value = value;
};

/** How broad a text is in Latin letters: one of Chinese or Korean takes the room of two. @param {string} text */
const broad = (text) => text.length + (text.match(/[\u3000-\u9fff\uac00-\ud7af]/g)?.length ?? 0);

/** @param {Piece} piece @param {string} label @param {(text: string) => void} changed */
const field = (piece, label, changed) => {
  if (piece.words?.length && !piece.several) {
    const choice = make("select", { "aria-label": label });
    const known = piece.words.some(([word]) => word === piece.text);
    const words = known ? piece.words : [/** @type {[string, string]} */ ([piece.text, piece.text]), ...piece.words];
    choice.append(...words.map(([word, full]) => make("option", { value: word }, full === word ? word : `${word} · ${full}`)));
    choice.value = piece.text;
    choice.onchange = () => changed(choice.value);
    return choice;
  }
  if (piece.kind === "position" || piece.kind === "sentence") {
    const lines = make("textarea", { "aria-label": label, rows: piece.kind === "position" ? "3" : "1" }, piece.text);
    lines.onchange = () => changed(lines.value.replace(/\s+/g, " ").trim());
    return lines;
  }
  const value = piece.kind === "number" ? piece.text.replace("−", "-") : piece.text;
  const input = make("input", { "aria-label": label, size: String(Math.max(3, broad(piece.text))), value });
  const done = () => changed(input.value.trim().replace(/^-(?=\d)/, "−"));
  input.onchange = done;
  if (piece.kind !== "number") return input;
  input.type = "number";
  const step = (/** @type {number} */ by) => {
    // A finger has no arrow keys; whoever has them needs no further stops.
    const button = make("button", { type: "button", tabindex: "-1", "aria-hidden": "true" }, by < 0 ? "−" : "+");
    button.onclick = () => {
      input.value = String(Number(input.value) + by);
      done();
    };
    return button;
  };
  return make("span", { class: "ll-number" }, step(-1), input, step(1));
};

/** One sentence: its keyword, its words and fields, what is wrong with it, and a way to take it out.
 * @param {Line} line @param {Words} words
 * @param {(text: string | null) => void} changed told the new text of the sentence, or null when it is taken out
 */
export const row = (line, words, changed) => {
  const pieces = line.pieces ?? [{ text: line.text, name: "…", kind: "sentence" }];
  const said = make("span", { class: "ll-text" });
  for (const [place, piece] of pieces.entries()) {
    if (!piece.name) {
      said.append(piece.text);
      continue;
    }
    const put = (/** @type {string} */ text) =>
      changed(pieces.map((other, at) => (at === place ? text : other.text)).join(""));
    said.append(field(piece, piece.name === "…" ? words["try.sentence"] : gap(line, place), put));
  }
  const remove = make("button", { type: "button", class: "ll-remove", title: words["try.remove"] }, "×");
  remove.setAttribute("aria-label", `${words["try.remove"]}: ${line.text}`);
  remove.onclick = () => changed(null);
  const about = { "data-line": String(line.line), "data-keyword": line.keyword, "data-known": String(Boolean(line.pieces)) };
  return make("li", { class: "ll-row", ...about }, make("b", {}, line.word), " ", said, remove);
};

/** What a field is called when read out: the sentence with a gap where the field stands.
 * @param {Line} line @param {number} place
 */
const gap = (line, place) =>
  (line.pieces ?? []).map((piece, at) => (at === place ? "…" : piece.text)).join("").trim();
