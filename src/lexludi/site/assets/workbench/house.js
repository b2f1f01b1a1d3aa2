// House rules: cells of charts that can be changed, and what a house changes in the examples of the book.
import { make } from "./rows.js";

/** @typedef {[chart: string, row: string, column: string, value: number | string]} Cell */
/** @typedef {{ value: number | string, text: string, played: string }} Printed */
/** @typedef {{ column: string, name: string, words: string[], free: boolean }} Column */
/** @typedef {{ chart: string, number: string, title: string, corner: string, columns: Column[], rows: { row: string, name: string, cells: Printed[] }[] }} Chart */
/** @typedef {{ [key: string]: string }} Words */
/** @typedef {{ dice: string[], cells: Record<string, string[]>, all: string[] }} Looks */

/** How many examples are put to the rules at once, and how many whose odds are counted. */
const AT_ONCE = { flips: 60, shifts: 12 };
/** How many examples are listed; the others are counted. */
const LISTED = 20;

/** The charts of a book with fields in their cells.
 * @param {Chart[]} charts @param {Cell[]} cells what the house plays already
 * @param {Words} words @param {(chart: string, column: string, text: string) => Promise<{ value?: number | string, text?: string, fault?: string }>} typed
 * @param {(cells: Cell[]) => void} changed
 */
export const editor = (charts, cells, words, typed, changed) =>
  charts.map((chart) => {
    const faults = make("p", { class: "ll-fault", role: "alert" });
    const put = (/** @type {string} */ row, /** @type {string} */ column, /** @type {number | string | undefined} */ value) => {
      const kept = cells.filter(([in_chart, in_row, in_column]) => in_chart !== chart.chart || in_row !== row || in_column !== column);
      cells.splice(0, cells.length, ...kept);
      if (value !== undefined) cells.push([chart.chart, row, column, value]);
      faults.textContent = "";
      changed([...cells]);
    };
    const field = (/** @type {string} */ row, /** @type {string} */ name, /** @type {Column} */ column, /** @type {Printed} */ printed) => {
      const label = `${name}, ${column.name}`;
      if (!column.free && column.words.length < 2) return document.createTextNode(printed.text);
      const input = column.free
        ? make("input", { "aria-label": label, size: "4", autocomplete: "off" })
        : make("select", { "aria-label": label }, ...column.words.map((word) => make("option", {}, word)));
      input.value = printed.played;
      input.classList.toggle("ll-changed", input.value !== printed.text);
      input.onchange = async () => {
        /** @type {{ value?: number | string, text?: string, fault?: string }} */
        const found = input.value.trim() === printed.text ? printed : await typed(chart.chart, column.column, input.value);
        input.toggleAttribute("aria-invalid", Boolean(found.fault));
        faults.textContent = found.fault ?? "";
        if (found.fault) return;
        input.value = found.text ?? input.value;
        const same = found.value === printed.value;
        input.classList.toggle("ll-changed", !same);
        put(row, column.column, same ? undefined : found.value);
      };
      return input;
    };
    const head = make("tr", {}, make("th", { scope: "col" }, chart.corner), ...chart.columns.map(({ name }) => make("th", { scope: "col" }, name)));
    const rows = chart.rows.map(({ row, name, cells: printed }) =>
      make("tr", {}, make("th", { scope: "row" }, name), ...printed.map((cell, place) => make("td", {}, field(row, name, chart.columns[place], cell)))),
    );
    const table = make("table", { class: "ll-table" }, make("thead", {}, head), make("tbody", {}, ...rows));
    const name = `${chart.number} ${chart.title}`;
    const frame = make("div", { class: "ll-chart", tabindex: "0", role: "region", "aria-label": name }, table);
    return make("details", {}, make("summary", {}, name), frame, faults);
  });

/** @typedef {{ number: string, title: string, sides: { says: string, begins: string, sentence: string }[] }} Reading */

/** One reading, folded, with its sides to choose from: the book's own comes first.
 * @param {Reading} reading @param {() => string[]} lines those of the case @param {(lines: string[]) => void} put
 */
export const choice = ({ number, title, sides }, lines, put) => {
  const name = `${number} ${title}`;
  const says = (/** @type {string} */ line) => sides.findIndex(({ sentence }) => line.endsWith(sentence));
  const head = make("summary", {});
  const inputs = sides.map(({ sentence }) => make("input", { type: "radio", name: `${name} ${sides[0].sentence}`, value: sentence }));
  const follow = () => {
    const chosen = Math.max(0, ...lines().map(says));
    inputs[chosen].checked = true;
    head.replaceChildren(name, ...(chosen ? [make("b", {}, sides[chosen].says)] : []));
  };
  for (const [at, input] of inputs.entries()) {
    input.onchange = () => {
      const kept = lines().filter((line) => says(line) < 0);
      put([...(at ? [`${sides[at].begins} ${sides[at].sentence}`] : []), ...kept]);
    };
  }
  follow();
  const options = sides.map((side, at) => make("label", {}, inputs[at], make("span", {}, side.says)));
  const element = make("details", {}, head, make("fieldset", { "aria-label": name }, ...options));
  return { element, follow };
};

/** What a house changes in the examples of the book: told as it is found, and dropped when another question overtakes it.
 * @param {{ place: HTMLElement, cells: Cell[], sides: string[], looks: Looks, names: Record<string, [string, string]>, words: Words,
 *   ask: (method: string, ...given: unknown[]) => Promise<any>, current: () => boolean, fill: (text: string, values: Record<string, string>) => string }} given
 */
export const consequences = async ({ place, cells, sides, looks, names, words, ask, current, fill }) => {
  const looked = new Set(cells.flatMap((cell) => looks.cells[cell.slice(0, 3).join("\t")] ?? []));
  const wanted = sides.length ? looks.all : looks.all.filter((name) => looked.has(name));
  const odds = looks.dice.filter((name) => wanted.includes(name));
  const state = make("p", { role: "status" });
  const parts = [list("try.flipped"), list("try.shifted")];
  place.replaceChildren(make("h3", {}, words["try.changes"]), state, ...parts);
  let done = 0;
  const count = String(wanted.length + odds.length);
  const found = [0, 0];
  /** @type {[string, string[], (change: any) => Node[]][]} */
  const passes = [
    ["flips", wanted, ({ before, after }) => [line("try.was", before), line("try.now", after)]],
    ["shifts", odds, (change) => change.odds.map(moved)],
  ];
  for (const [which, [method, all, told]] of passes.entries()) {
    const some = AT_ONCE[/** @type {"flips" | "shifts"} */ (method)];
    for (let at = 0; at < all.length; at += some) {
      state.textContent = fill(words["try.checking"], { done: String(done), count });
      const changes = await ask(method, all.slice(at, at + some), cells, sides);
      if (!current()) return;
      done += Math.min(some, all.length - at);
      for (const change of changes) show(parts[which], ++found[which], change.example, told(change));
    }
  }
  state.textContent = found[0] + found[1] ? fill(words["try.checking"], { done: count, count }) : words["try.unchanged"];

  /** @param {string} head */
  function list(head) {
    return make("div", { hidden: "" }, make("h4", { "data-head": head }), make("ul", { class: "ll-changes" }));
  }
  /** @param {string} label @param {string} text */
  function line(label, text) {
    return make("span", {}, make("b", {}, words[label]), ` ${text}`);
  }
  /** @param {{ outcome: string, before: string, after: string }} chance */
  function moved({ outcome, before, after }) {
    return make("span", {}, make("b", {}, `${percent(before)} → ${percent(after)}`), ` ${outcome}`);
  }
  /** @param {HTMLElement} part @param {number} number @param {string} example @param {Node[]} lines */
  function show(part, number, example, lines) {
    part.hidden = false;
    const head = /** @type {HTMLElement} */ (part.firstElementChild);
    head.textContent = fill(words[head.dataset.head ?? ""], { count: String(number) });
    if (number > LISTED) return;
    const [name, address] = names[example] ?? [example, ""];
    part.lastElementChild?.append(make("li", {}, make("a", { href: address }, name), ...lines));
  }
};

/** A fraction as per cent, in the reader's language. @param {string} fraction */
const percent = (fraction) => {
  const [over, under = "1"] = fraction.split("/");
  const share = Number(over) / Number(under);
  return new Intl.NumberFormat(document.documentElement.lang, { style: "percent", maximumSignificantDigits: 3 }).format(share);
};
