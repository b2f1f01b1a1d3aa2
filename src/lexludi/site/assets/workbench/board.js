// Pieces put elsewhere: dragged or turned with a finger or a mouse, or sent to a place that is chosen or typed.
import { make } from "./rows.js";

/** @typedef {{ x: number, y: number }} Point */
/** @typedef {{ piece: string, at: [number, number], reach: number, values: string[], handle: [number, number] | null }} Grip */
/** @typedef {{ name: string, choices: string[], step: string }} Field */
/** @typedef {{ grips: Grip[], fields: Field[] }} Board what can be grabbed, and what is typed to put it elsewhere */
/** @typedef {{ text: string, fault?: string, grip?: Grip, readings?: string[] }} Put what the case is with a piece elsewhere */

const SVG = "http://www.w3.org/2000/svg";

/** How far from a handle it can be grabbed, as a share of the reach of its piece. */
const HANDLE = 0.5;

/** @param {[number, number]} at @param {Point} point */
const apart = ([left, top], { x, y }) => Math.hypot(left - x, top - y);

/** A point of the screen in the units of the drawing.
 * @param {SVGSVGElement} picture @param {{ clientX: number, clientY: number }} at @returns {Point | undefined}
 */
const pointOf = (picture, { clientX, clientY }) => {
  const matrix = picture.getScreenCTM();
  return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : undefined;
};

/** What is grabbed at a point: a handle before a piece, the nearest first.
 * @param {Board} board @param {Point | undefined} point @returns {{ grip: Grip, turns: boolean } | undefined}
 */
const grabbed = ({ grips }, point) => {
  if (!point) return undefined;
  const handles = grips.flatMap((grip) => (grip.handle ? [{ grip, turns: true, far: apart(grip.handle, point), reach: grip.reach * HANDLE }] : []));
  const pieces = grips.map((grip) => ({ grip, turns: false, far: apart(grip.at, point), reach: grip.reach }));
  const near = (/** @type {typeof pieces} */ all) => all.filter(({ far, reach }) => far <= reach).sort((one, other) => one.far - other.far)[0];
  return near(handles) ?? near(pieces);
};

/** @param {string} name @param {Record<string, string | number>} attributes */
const shape = (name, attributes) => {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
};

/** Let the pieces of a drawing be dragged and turned; what the case is then is asked of the rules, one question at a time.
 * @param {SVGSVGElement} picture @param {Board} board
 * @param {(piece: string, to: [number, number], turns: boolean) => Promise<Put>} drag @param {(put: Put) => void} dropped
 */
export const draggable = (picture, board, drag, dropped) => {
  const ring = shape("circle", { class: "ll-target" });
  const beside = shape("text", { class: "ll-reading" });
  /** @type {{ grip: Grip, turns: boolean } | undefined} */
  let held;
  /** Where the pointer is, and what has been asked of it. @type {Point | undefined} */
  let point;
  /** @type {Promise<void> | undefined} */
  let asking;
  /** @type {Put | undefined} */
  let latest;
  for (const { handle, reach } of board.grips) {
    if (handle) picture.append(shape("circle", { class: "ll-handle", cx: handle[0], cy: handle[1], r: (reach * HANDLE) / 2 }));
  }
  const show = (/** @type {Put} */ { grip, readings }) => {
    if (!held || !grip) return;
    const [x, y] = grip.at;
    for (const [key, value] of Object.entries({ cx: x, cy: y, r: grip.reach * 0.86 })) ring.setAttribute(key, String(value));
    for (const [key, value] of Object.entries({ x, y: y - grip.reach })) beside.setAttribute(key, String(value));
    beside.textContent = (readings ?? []).join(" · ");
    picture.append(ring, beside);
  };
  /** Ask about the point last seen until it has been answered. */
  const ask = async () => {
    while (held && point) {
      const { grip, turns } = held;
      const { x, y } = point;
      point = undefined;
      latest = await drag(grip.piece, [x, y], turns);
      show(latest);
    }
    asking = undefined;
  };
  const follow = (/** @type {PointerEvent} */ event) => {
    point = pointOf(picture, event);
    asking ??= ask();
  };
  const let_go = () => {
    held = latest = undefined;
    ring.remove();
    beside.remove();
  };
  // A finger on a piece drags it; anywhere else it scrolls the page.
  const touched = (/** @type {TouchEvent} */ event) =>
    event.touches.length === 1 && grabbed(board, pointOf(picture, event.touches[0])) && event.preventDefault();
  picture.addEventListener("touchstart", touched, { passive: false });
  picture.addEventListener("pointerdown", (event) => {
    held = grabbed(board, pointOf(picture, event));
    if (held) picture.setPointerCapture(event.pointerId);
  });
  picture.addEventListener("pointermove", (event) => held && follow(event));
  picture.addEventListener("pointerup", async (event) => {
    if (!held) return;
    const before = held.grip;
    follow(event);
    await asking;
    const put = latest;
    let_go();
    if (put?.fault || (put?.grip && JSON.stringify(put.grip) !== JSON.stringify(before))) dropped(put);
  });
  picture.addEventListener("pointercancel", let_go);
};

/** The same without a pointer: a piece to choose, and its place to choose or type.
 * @param {Board} board @param {Record<string, string>} words @param {(piece: string, values: string[]) => void} sent
 * @param {string | undefined} chosen the piece chosen before
 */
export const mover = ({ grips, fields }, words, sent, chosen) => {
  const options = (/** @type {string[]} */ names) => names.map((name) => make("option", {}, name));
  const piece = make("select", { "aria-label": words["try.piece"] }, ...options(grips.map((grip) => grip.piece)));
  const places = fields.map(({ name, choices, step }) =>
    choices.length ? make("select", { "aria-label": name }, ...options(choices)) : make("input", { type: "number", step, "aria-label": name, title: name }),
  );
  const send = make("button", { type: "button" }, words["try.move"]);
  const follow = () => {
    const values = grips.find((grip) => grip.piece === piece.value)?.values ?? [];
    for (const [at, place] of places.entries()) place.value = values[at] ?? "";
  };
  piece.onchange = follow;
  if (chosen && grips.some((grip) => grip.piece === chosen)) piece.value = chosen;
  follow();
  send.onclick = () => sent(piece.value, places.map((place) => place.value));
  return make("p", { class: "ll-mover" }, piece, " → ", ...places.flatMap((place) => [place, " "]), send);
};
