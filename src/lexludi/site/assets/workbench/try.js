// The workbench of a book: a case in sentences or as text, its board, its readings, and the ruling beside it.
import { draggable, mover } from "./board.js";
import { adder } from "./complete.js";
import { Desk, Stopped } from "./desk.js";
import { pack, unpack } from "./link.js";
import { picture } from "./picture.js";
import { make, row } from "./rows.js";

/** @typedef {import("./link.js").Said} Said */
/** @typedef {import("./rows.js").Line} Line */
/** @typedef {{ line: number, says: string }} Fault */
/** @typedef {{ faults: Fault[], html?: string, outcome?: string, steps?: Said[], feature?: string, board?: import("./board.js").Places | null }} Ruled */

const bench = /** @type {HTMLElement} */ (document.querySelector(".ll-try"));
/** @type {{ book: string, language: string, title: string, words: Record<string, string> }} */
const { book, language, title, words } = JSON.parse(bench.dataset.llTry ?? "");
bench.hidden = false;
const home = new URL("../../../workbench/", location.href).href;
const part = (/** @type {string} */ name) => /** @type {HTMLElement} */ (bench.querySelector(`[data-part="${name}"]`));
const fill = (/** @type {string} */ text, /** @type {Record<string, string>} */ values) =>
  text.replace(/\{(\w+)\}/g, (all, name) => values[name] ?? all);

const bar = /** @type {HTMLProgressElement} */ (part("progress"));
const text = /** @type {HTMLTextAreaElement} */ (part("text"));
const desk = new Desk(home, book, language, ({ come, all }) => {
  bar.max = all;
  bar.value = come;
  say(fill(words["try.loading"], { percent: String(Math.round((100 * come) / all)) }));
});
let asked = 0;
/** @type {Ruled} */
let ruled = { faults: [] };

/** Say something where it is read out. @param {string} what */
const say = (what) => (part("state").textContent = what);

/** Tell what went wrong, never with a word of the machine. @param {unknown} error */
const failed = (error) => {
  console.warn(error);
  bar.hidden = true;
  say(words[error instanceof Stopped ? "try.stopped" : error instanceof RangeError ? "try.bad_link" : "try.failed"]);
};

/** Put the case to the rules and show what comes of it; a later question overtakes an earlier one. */
const rule = async () => {
  const turn = ++asked;
  try {
    const wait = window.setTimeout(() => (part("stop").hidden = false), 800);
    const [read, answer] = [await desk.ask("read", language, text.value), await desk.ask("rule", language, text.value)];
    window.clearTimeout(wait);
    part("stop").hidden = true;
    if (turn !== asked) return;
    bar.hidden = true;
    say("");
    ruled = answer;
    show_rows(read.lines);
    show_ruling();
    if (answer.steps) history.replaceState(null, "", `#c=${await pack(answer.steps)}`);
  } catch (error) {
    part("stop").hidden = true;
    failed(error);
  }
};

/** @param {Line[]} lines */
const show_rows = (lines) => {
  const focus = document.activeElement?.getAttribute("aria-label");
  const list = part("rows");
  list.replaceChildren(
    ...lines.map((line) =>
      row(line, words, (changed) => {
        const all = text.value.split("\n");
        if (changed === null) all.splice(line.line - 1, 1);
        else all[line.line - 1] = `${line.word} ${changed}`;
        put(all.join("\n"));
      }),
    ),
  );
  for (const fault of ruled.faults) {
    const at = list.querySelector(`[data-line="${fault.line}"]`) ?? list.lastElementChild;
    at?.classList.add("ll-bad");
    at?.append(make("p", { class: "ll-fault" }, fault.says));
    if (at) near(/** @type {HTMLElement} */ (at), lines.find((line) => line.line === fault.line));
  }
  if (focus) /** @type {HTMLElement | null} */ (bench.querySelector(`[aria-label="${CSS.escape(focus)}"]`))?.focus();
};

/** Offer the three nearest sentences for one that is not known. @param {HTMLElement} at @param {Line | undefined} line */
const near = async (at, line) => {
  if (!line || line.pieces) return;
  /** @type {{ keyword: string, text: string }[]} */
  const found = await desk.ask("near", language, line.keyword, line.text);
  const choices = found.map((sentence) => {
    const choose = make("button", { type: "button" }, sentence.text);
    choose.onclick = () => {
      const all = text.value.split("\n");
      all[line.line - 1] = `${line.word} ${sentence.text}`;
      put(all.join("\n"));
    };
    return choose;
  });
  if (choices.length) at.append(make("p", { class: "ll-near" }, `${words["try.near"]} `, ...choices));
};

const show_ruling = () => {
  const place = part("ruling");
  if (!ruled.html) {
    place.replaceChildren(make("p", { class: "ll-fault" }, words["try.mend"]));
    return;
  }
  place.innerHTML = ruled.html; // finished on this device by the templates of the site, with everything in it escaped
  const drawn = /** @type {SVGSVGElement | null} */ (place.querySelector("svg.ll-board"));
  if (drawn && ruled.board && Object.keys(ruled.board.pieces).length) {
    draggable(drawn, ruled.board, move);
    drawn.closest("figure")?.after(mover(ruled.board, words, move));
  }
};

/** @param {string} piece @param {string} hex */
const move = async (piece, hex) => put(await desk.ask("move", text.value, piece, hex).catch(() => text.value));

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
    await start(kind === "c" ? await unpack(name) : open(await example(name)));
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
const cases = async () => (await fetch(`${home}${book}.cases.json`)).json();

/** A case that states nothing, so that the answer is told. @param {Said[]} steps */
const open = (steps) => steps.filter(([keyword]) => keyword !== "then");

/** @param {Said[]} steps */
const start = async (steps) => {
  bar.hidden = false;
  await desk.open();
  part("desk").hidden = false;
  text.value = await desk.ask("write", language, steps).catch(() => {
    throw new RangeError("no case");
  });
  await rule();
  await more();
};

let furnished = false;
/** What is needed only when the case stands: sentences to add, readings to choose. */
const more = async () => {
  if (furnished) return;
  furnished = true;
  const sentences = await desk.ask("sentences", language);
  part("add").replaceChildren(
    adder(sentences, words["try.add"], ({ keyword, text: said }) => {
      const begins = sentences.find((/** @type {{ keyword: string }} */ one) => one.keyword === keyword).begins;
      const lines = text.value.split("\n").filter(Boolean);
      const order = ["given", "when", "then"];
      const rows = /** @type {HTMLElement[]} */ ([...part("rows").children]);
      const after = rows.filter((item) => order.indexOf(item.dataset.keyword ?? "given") <= order.indexOf(keyword)).length;
      lines.splice(after, 0, `${begins} ${said}`);
      put(lines.join("\n"));
    }),
  );
  const readings = await desk.ask("readings", language);
  part("readings").hidden = !readings.length;
  part("sides").replaceChildren(...readings.map(choice));
};

/** One reading with its sides. @param {{ number: string, title: string, sides: { says: string, begins: string, sentence: string }[] }} reading */
const choice = ({ number, title: name, sides }) => {
  const chosen = make("select", { "aria-label": `${number} ${name}` }, ...sides.map(({ says }) => make("option", {}, says)));
  const lines = text.value.split("\n");
  chosen.selectedIndex = Math.max(0, sides.findIndex(({ sentence }) => lines.some((line) => line.endsWith(sentence))));
  chosen.onchange = () => {
    const kept = text.value.split("\n").filter((line) => !sides.some(({ sentence }) => line.endsWith(sentence)));
    const side = sides[chosen.selectedIndex];
    put([...(chosen.selectedIndex ? [`${sides[0].begins} ${side.sentence}`] : []), ...kept].join("\n"));
  };
  return make("label", {}, `${number} ${name} `, chosen);
};

/** @param {string} what @param {Blob | string} body @param {string} file */
const save = (what, body, file) => {
  const link = make("a", { download: file });
  link.href = URL.createObjectURL(typeof body === "string" ? new Blob([body], { type: "text/plain" }) : body);
  link.click();
  URL.revokeObjectURL(link.href);
  say(words[what]);
};

part("stop").onclick = () => desk.stop();
part("copy").onclick = async () => {
  await navigator.clipboard.writeText(location.href);
  say(words["try.copied"]);
};
part("keep").onclick = () => ruled.feature && save("try.saved", ruled.feature, `${book}.feature`);
part("picture").onclick = async () => {
  const style = await (await fetch(new URL("../board.css", import.meta.url))).text();
  const drawn = /** @type {SVGSVGElement | null} */ (part("ruling").querySelector("svg.ll-board"));
  const made = await picture({ title, sentences: text.value.split("\n"), outcome: ruled.outcome ?? "", drawn, style });
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
  start(open((await cases())[name])).catch(failed);
});
addEventListener("hashchange", begin);
begin();
