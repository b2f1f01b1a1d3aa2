// A turn move by move: back and forth through the moves of a case, and what can be done after any of them.
import { make } from "./rows.js";

/** @typedef {import("./link.js").Said} Said */
/** @typedef {{ facts: Said[], move: Said | null }} Move */
/** @typedef {{ number?: string, title: string, href?: string, texts: string[] }} Barred */
/** @typedef {{ legal?: { move: Said, text: string }[], against?: Barred[], dice?: Said, text?: string, over?: boolean, refused?: boolean, silent?: boolean }} Open */

/** The panel of a turn.
 * @param {{ place: HTMLElement, words: Record<string, string>, show: (moves: Move[]) => Promise<void>, open: (moves: Move[]) => Promise<Open> }} given
 */
export const turn = ({ place, words, show, open }) => {
  /** The moves of the case, those gone back behind included, and how many of them are played. @type {Move[]} */
  let moves = [];
  let at = 0;
  /** The case as it stands: what is said before the first move belongs to it though no move is played. */
  const played = () => (at ? moves.slice(0, at) : moves.slice(0, 1).map((first) => ({ ...first, move: null })));

  const go = async (/** @type {number} */ to) => {
    at = to;
    await show(played());
  };
  const play = async (/** @type {Said} */ move) => {
    const facts = at < moves.length ? moves[at].facts : [];
    moves = [...moves.slice(0, at), { facts, move }];
    await go(at + 1);
  };
  const roll = async (/** @type {Said} */ move) => {
    moves = [...moves.slice(0, at - 1), { ...moves[at - 1], move }];
    await show(played());
  };
  const button = (/** @type {string} */ text, /** @type {() => void} */ act, able = true) => {
    const made = make("button", { type: "button" }, text);
    made.disabled = !able;
    made.onclick = act;
    return made;
  };
  const barred = (/** @type {Barred} */ { number, title, href, texts }) => {
    const why = href ? make("a", { href }, `${number} ${title}`) : make("span", {}, title);
    return make("li", {}, why, make("ul", {}, ...texts.map((text) => make("li", {}, text))));
  };

  return {
    /** Tell the panel what the case is now. @param {Move[]} found */
    async follow(found) {
      const now = found.filter(({ move }) => move);
      const same = JSON.stringify(found) === JSON.stringify(played());
      if (!same) {
        moves = found;
        at = now.length;
      }
      place.hidden = !found.length;
      if (place.hidden) return;
      const focused = place.contains(document.activeElement) ? document.activeElement?.textContent : undefined;
      const asked = played();
      const next = await open(asked);
      const back = button(`◀ ${words["try.back"]}`, () => go(at - 1), at > 0);
      const forth = button(`${words["try.forward"]} ▶`, () => go(at + 1), at < moves.filter(({ move }) => move).length);
      const where = make("span", { role: "status" }, at ? `${at} / ${moves.filter(({ move }) => move).length}` : words["try.start"]);
      place.replaceChildren(make("h2", {}, words["try.turn"]), make("p", { class: "ll-tools" }, back, where, forth));
      if (next.dice) place.append(make("p", {}, `${words["try.roll"]} `, button(next.text ?? "", () => roll(/** @type {Said} */ (next.dice)))));
      const ended = next.over ? "try.over" : next.refused ? "try.not_so" : next.silent ? "try.silent" : undefined;
      if (ended) place.append(make("p", {}, words[ended]));
      if (next.legal) {
        const legal = next.legal.map(({ move, text }) => make("li", {}, button(text, () => play(move))));
        place.append(make("h3", {}, words["try.legal"]), legal.length ? make("ul", { class: "ll-questions" }, ...legal) : make("p", {}, words["try.no_more"]));
      }
      if (next.against?.length) {
        place.append(make("details", {}, make("summary", {}, words["try.against"]), make("ul", { class: "ll-barred" }, ...next.against.map(barred))));
      }
      const again = focused && [...place.querySelectorAll("button")].find((each) => each.textContent === focused && !each.disabled);
      if (again) again.focus();
      else if (focused) place.querySelector("button")?.focus();
    },
  };
};
