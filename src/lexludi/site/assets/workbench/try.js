// The workbench of a book: a case in sentences or as text, its board, its readings, and the ruling beside it.
import { draggable, mover } from "./board.js";
import { adder, apart } from "./complete.js";
import { Desk, LIMIT, Stopped, TooLong } from "./desk.js";
import { choice, consequences, editor } from "./house.js";
import { isKept, keep } from "./kept.js";
import { pack, unpack } from "./link.js";
import { picture } from "./picture.js";
import { make, redraw, row } from "./rows.js";
import { turn } from "./turn.js";

/** @typedef {import("./link.js").Said} Said */
/** @typedef {import("./rows.js").Line} Line */
/** @typedef {import("./house.js").Cell} Cell */
/** @typedef {{ line: number, says: string, clause?: { number: string, title: string, href: string } }} Fault */
/** @typedef {{ faults: Fault[], html?: string, drawn?: string, outcome?: string, steps?: Said[], verdict?: string, sides?: string[], house?: string[], feature?: string, board?: import("./board.js").Board | null }} Ruled */

const bench = /** @type {HTMLElement} */ (document.querySelector(".ll-try"));
/** @type {{ book: string, language: string, title: string, turns: boolean, words: Record<string, string> }} */
const { book, language, title, turns, words } = JSON.parse(bench.dataset.llTry ?? "");
bench.hidden = false;
const home = new URL("../../../workbench/", location.href).href;
const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (bench.querySelector(`[data-part="${name}"]`));
const fill = (/** @type {string} */ text, /** @type {Record<string, string>} */ values) =>
  text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

const bar = /** @type {HTMLProgressElement} */ (part("progress"));
const text = /** @type {HTMLTextAreaElement} */ (part("text"));
const desk = new Desk(home, book, ({ come, all }) => {
  if (bar.hidden) return; // made ready before anyone asks
  bar.max = all;
  bar.value = come;
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(all / 1e6);
  say(fill(words["try.loading"], { percent: String(Math.min(100, Math.round((100 * come) / all))), size }));
});
let asked = 0;
/** @type {Ruled} */
let ruled = { faults: [] };
/** What can be done with a ruling. */
const TOOLS = ["copy", "keep", "picture"];
/** The cells the house plays otherwise. @type {Cell[]} */
let cells = [];

/** Say something where it is read out. @param {string} what */
const say = (what) => (part("state").textContent = what);

/** Tell what went wrong, never with a word of the machine. @param {unknown} error */
const failed = (error) => {
  console.warn(error);
  bar.hidden = true;
  if (part("desk").hidden) part("questions").setAttribute("open", "");
  const kinds = /** @type {[Function, string][]} */ ([[TooLong, "try.too_slow"], [Stopped, "try.stopped"], [RangeError, "try.bad_link"]]);
  const key = kinds.find(([kind]) => error instanceof kind)?.[1] ?? "try.failed";
  say(fill(words[key], { seconds: String(LIMIT / 1000) }));
};

/** Take away the ruling of the case as it was: it is not that of the case as it stands. */
const unruled = () => {
  ruled = { faults: [] };
  for (const each of ["ruling", "changes", "turn"]) part(each).replaceChildren();
  for (const each of TOOLS) part(each).hidden = true;
};

/** Put the case to the rules and show what comes of it; a later question overtakes an earlier one. */
const rule = async () => {
  const current = ((/** @type {number} */ own) => () => own === asked)(++asked);
  if (text.value.length >= text.maxLength) {
    unruled();
    bar.hidden = true;
    return say(fill(words["try.too_long"], { count: String(text.maxLength) }));
  }
  const wait = window.setTimeout(() => (part("stop").hidden = false), 800);
  let shown = false;
  try {
    const [read, answer] = [await desk.ask("read", language, text.value), await desk.ask("rule", language, text.value, cells)];
    if (!current()) return;
    bar.hidden = true;
    say("");
    ruled = answer;
    show_rows(read.lines);
    for (const follow of follows) follow();
    redraw(part("ruling"), show_ruling);
    shown = true;
    if (answer.steps) history.replaceState(null, "", `#c=${await pack(answer.steps, cells)}`);
    performance.mark("ruled");
    await moves.follow(turns ? await desk.ask("moves", text.value).catch(() => []) : []);
    if (current()) await show_changes(current);
  } catch (error) {
    if (current() && !shown) unruled();
    failed(error);
  } finally {
    window.clearTimeout(wait);
    if (current()) part("stop").hidden = true;
  }
};

/** What the house changes in the examples of the book, where it plays otherwise. @param {() => boolean} current */
const show_changes = async (current) => {
  const sides = ruled.sides ?? [];
  part("changes").hidden = !cells.length && !sides.length;
  if (part("changes").hidden) return part("changes").replaceChildren();
  const ask = (/** @type {string} */ method, /** @type {unknown[]} */ ...given) => desk.ask(method, language, ...given);
  const [looks, names] = await Promise.all([fetched("looks"), fetched(`names.${language}`), desk.ask("know")]);
  if (current()) await consequences({ place: part("changes"), cells, sides, looks, names, words, ask, current, fill });
};

/** A file of the book beside its rules, fetched once. @type {Map<string, Promise<any>>} */
const files = new Map();
const fetched = (/** @type {string} */ name) => {
  const found = files.get(name) ?? fetch(`${home}${book}.${name}.json`).then((answer) => answer.json());
  files.set(name, found);
  found.catch(() => files.delete(name)); // asked again, it may come
  return found;
};

const moves = turn({
  place: part("turn"),
  words,
  show: async (played) => put(await desk.ask("at", language, played)),
  open: async (played) => {
    if (ruled.verdict === "silent") return { silent: true };
    return ruled.verdict === "refused" ? { refused: true } : desk.ask("choices", language, played, cells);
  },
});

/** @param {Line[]} lines */
const show_rows = (lines) => {
  const list = part("rows");
  const drawn = (/** @type {Line} */ line) =>
    row(line, words, (changed) => {
      const all = text.value.split("\n");
      if (changed === null) all.splice(line.line - 1, 1);
      else all[line.line - 1] = `${line.word} ${changed}`;
      put(all.join("\n"));
    });
  redraw(list, () => list.replaceChildren(...lines.map(drawn)));
  for (const fault of unasked() ? [] : ruled.faults) {
    const at = list.querySelector(`[data-line="${fault.line}"]`) ?? list.lastElementChild;
    at?.classList.add("ll-bad");
    at?.append(make("p", { class: "ll-fault" }, capital(fault.says), ...forbidding(fault)));
    if (at) near(/** @type {HTMLElement} */ (at), lines.find((line) => line.line === fault.line));
  }
};

/** A fault as a sentence of its own; what it quotes stays as it was typed. @param {string} says */
const capital = (says) => says.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

/** The clause that forbids what was said, beside the case: one with a fault is not in the address. @param {Fault} fault */
const forbidding = ({ clause }) =>
  clause ? [" ", make("a", { href: clause.href, target: "_blank" }, `${clause.number} ${clause.title}`)] : [];

/** Whether nothing is wrong but that the case asks nothing yet, which in a turn is chosen below. */
const unasked = () => {
  const rows = part("rows");
  const asks = rows.querySelector('[data-keyword="when"], [data-known="false"]');
  return turns && ruled.faults.length === 1 && rows.childElementCount > 0 && !asks;
};

/** Offer the three nearest sentences for one that is not known. @param {HTMLElement} at @param {Line | undefined} line */
const near = async (at, line) => {
  if (!line || line.pieces) return;
  /** @type {{ keyword: string, begins: string, text: string }[]} */
  const found = await desk.ask("near", language, line.word === "*" ? "" : line.keyword, line.text, text.value);
  const choices = found.map((sentence, place) => {
    const twin = found.length > 1 && place < 2 ? found[1 - place].text : "";
    const choose = make("button", { type: "button" }, ...apart(sentence.text, twin));
    choose.onclick = () => {
      const all = text.value.split("\n");
      const begins = sentence.keyword === line.keyword && line.word !== "*" ? line.word : sentence.begins;
      all[line.line - 1] = `${begins} ${sentence.text}`;
      put(all.join("\n"));
    };
    return choose;
  });
  if (choices.length) at.append(make("p", { class: "ll-near" }, `${words["try.near"]} `, ...choices));
};

const show_ruling = () => {
  const place = part("ruling");
  for (const each of TOOLS) part(each).hidden = !(each === "keep" ? ruled.feature : ruled.html);
  const chosen = /** @type {HTMLSelectElement | null} */ (place.querySelector(".ll-mover select"))?.value;
  place.innerHTML = ruled.html ?? ruled.drawn ?? ""; // finished on this device by the templates of the site, with everything in it escaped
  if (!ruled.html) {
    const marked = part("rows").childElementCount ? words["try.mend"] : ruled.faults.map(({ says }) => capital(says)).join(" ");
    place.prepend(unasked() ? make("p", {}, words["try.choose"]) : make("p", { class: "ll-fault" }, marked));
  }
  const drawn = /** @type {SVGSVGElement | null} */ (place.querySelector("svg.ll-board"));
  if (!drawn || !ruled.board) return;
  const asked = text.value;
  const ask = (/** @type {string} */ method, /** @type {unknown[]} */ ...given) =>
    desk.ask(method, language, asked, ...given).catch(() => ({ text: asked }));
  draggable(drawn, ruled.board, (piece, to, turns) => ask("drag", piece, to, turns), moved);
  const sent = async (/** @type {string} */ piece, /** @type {string[]} */ values) => moved(await ask("put", piece, values));
  if (ruled.board.fields.length) drawn.closest("figure")?.after(mover(ruled.board, words, sent, chosen));
};

/** Take the case with a piece elsewhere, or tell why it cannot stand there. @param {import("./board.js").Put} found */
const moved = ({ text: changed, fault }) => (fault ? say(capital(fault)) : put(changed));

/** Take a new text of the case. @param {string} changed */
const put = (changed) => {
  text.value = changed;
  rule();
};

/** Load what the address names: a case of its own, or an example of the book. */
const begin = async () => {
  const [, kind, name] = location.hash.match(/^#([cx])=(.*)$/) ?? [];
  if (!kind) return;
  try {
    const found = kind === "c" ? await unpack(name) : { steps: open(await example(name)), cells: [] };
    await start(found.steps, found.cells);
  } catch (error) {
    failed(error);
  }
};

/** An example of the book by the id in an address. @param {string} name */
const example = async (name) => {
  const all = await cases();
  const steps = Object.entries(all).find(([id]) => encodeURIComponent(id) === name || id === name)?.[1];
  if (!steps) throw new RangeError("no such example");
  return steps;
};

/** @returns {Promise<Record<string, Said[]>>} */
const cases = async () => fetched("cases");

/** A case that states nothing, so that the answer is told. @param {Said[]} steps */
const open = (steps) => steps.filter(([keyword]) => keyword !== "then");

/** @param {Said[]} steps @param {Cell[]} house */
const start = async (steps, house = []) => {
  bar.hidden = false;
  part("questions").removeAttribute("open");
  await desk.open();
  part("desk").hidden = false;
  text.value = await Promise.all([desk.ask("write", language, steps), desk.ask("house", language, house)]).then(
    ([written]) => written,
    () => {
      throw new RangeError("no case");
    },
  );
  cells = house;
  await rule();
  await more();
  show_charts();
  if (await keep(home, book, language)) part("kept").hidden = false;
};

let furnished = false;
/** What is needed only when the case stands: sentences to add, readings to choose. */
const more = async () => {
  if (furnished) return;
  furnished = true;
  const sentences = await desk.ask("sentences", language);
  part("add").replaceChildren(
    adder(sentences, words["try.add"], ({ keyword, begins, text: said }) => {
      const lines = text.value.split("\n").filter(Boolean);
      const order = ["given", "when", "then"];
      const rows = /** @type {HTMLElement[]} */ ([...part("rows").children]);
      const after = rows.filter((item) => order.indexOf(item.dataset.keyword ?? "given") <= order.indexOf(keyword)).length;
      lines.splice(after, 0, `${begins} ${said}`);
      put(lines.join("\n"));
    }, (typed) => desk.ask("near", language, "", typed, text.value)),
  );
  const readings = await desk.ask("readings", language);
  part("readings").hidden = !readings.length;
  for (const reading of readings) {
    const { element, follow } = choice(reading, () => text.value.split("\n"), (lines) => put(lines.join("\n")));
    follows.push(follow);
    part("sides").append(element);
  }
};

/** The charts of the book, to be changed, once they are wanted. */
const show_charts = async () => {
  if (!(/** @type {HTMLDetailsElement} */ (part("house")).open) && !cells.length) return;
  const typed = (/** @type {string[]} */ ...given) => desk.ask("cell", language, ...given);
  const changed = (/** @type {Cell[]} */ now) => {
    cells = now;
    rule();
  };
  part("charts").replaceChildren(...editor(await desk.ask("charts", language, cells), [...cells], words, typed, changed));
};

/** What has each choice of a reading show the side the case says. @type {(() => void)[]} */
const follows = [];

/** @param {string} what @param {Blob | string} body @param {string} file */
const save = (what, body, file) => {
  const link = make("a", { download: file });
  link.href = URL.createObjectURL(typeof body === "string" ? new Blob([body], { type: "text/plain" }) : body);
  link.click();
  URL.revokeObjectURL(link.href);
  say(words[what]);
};

part("house").addEventListener("toggle", show_charts);
part("stop").onclick = () => desk.stop();
part("copy").onclick = async () => {
  // A page that did not come over a secure connection may not copy.
  const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
  say(words[copied ? "try.copied" : "try.not_copied"]);
};
part("keep").onclick = () => ruled.feature && save("try.saved", ruled.feature, `${book}.feature`);
part("picture").onclick = async () => {
  const style = await (await fetch(new URL("../board.css", import.meta.url))).text();
  const drawn = /** @type {SVGSVGElement | null} */ (part("ruling").querySelector("svg.ll-board"));
  const rows = /** @type {NodeListOf<HTMLTableRowElement>} */ (part("ruling").querySelectorAll(":scope > .ll-odds tr"));
  const chances = [...rows].map((row) => [...row.cells].map((cell) => cell.textContent?.trim()).join(" · "));
  const outcomes = ruled.outcome ? [ruled.outcome] : chances;
  const made = await picture({ title, sentences: [...(ruled.house ?? []), ...text.value.split("\n")], outcomes, drawn, style });
  if (made) save("try.saved", made, `${book}.png`);
};
let typing = 0;
text.oninput = () => {
  window.clearTimeout(typing);
  typing = window.setTimeout(rule, 400);
};
part("questions").addEventListener("click", async (event) => {
  const name = /** @type {HTMLElement} */ (event.target).closest("button")?.dataset.case;
  if (!name) return;
  bar.hidden = false;
  desk.open().catch(() => undefined); // while the case is fetched
  bench.scrollIntoView(); // where it is told how much has come
  try {
    const started = start(open((await cases())[name]));
    await desk.open();
    part("heading").focus({ preventScroll: true });
    await started;
  } catch (error) {
    failed(error);
  }
});
addEventListener("hashchange", begin);
begin();
// What is kept costs no connection, so it is made ready while the questions are read.
isKept(home, book).then((kept) => (kept ? desk.open() : undefined)).catch(() => undefined);
