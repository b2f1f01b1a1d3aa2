// Pieces moved on the board: dragged with a finger or a mouse, or sent to a hex by name.
import { make } from "./rows.js";

/** @typedef {{ hexes: Record<string, [number, number]>, pieces: Record<string, string> }} Places */

/** The hex nearest to a point of the screen.
 * @param {SVGSVGElement} picture @param {Places} places @param {{ clientX: number, clientY: number }} at
 */
const hexAt = (picture, { hexes }, { clientX, clientY }) => {
  const matrix = picture.getScreenCTM();
  if (!matrix) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  const apart = (/** @type {[number, number]} */ [left, top]) => Math.hypot(left - x, top - y);
  return Object.keys(hexes).sort((one, other) => apart(hexes[one]) - apart(hexes[other]))[0];
};

/** Let the pieces of a picture be dragged.
 * @param {SVGSVGElement} picture @param {Places} places @param {(piece: string, hex: string) => void} moved
 */
export const draggable = (picture, places, moved) => {
  const ring = document.createElementNS("http://www.w3.org/2000/svg", "circle");
  ring.setAttribute("class", "ll-target");
  ring.setAttribute("r", "24");
  /** @type {string | undefined} */
  let held;
  const piece = (/** @type {{ clientX: number, clientY: number }} */ at) => {
    const hex = hexAt(picture, places, at);
    return Object.keys(places.pieces).find((name) => places.pieces[name] === hex);
  };
  // A finger on a piece drags it; anywhere else it scrolls the page.
  const touched = (/** @type {TouchEvent} */ event) => event.touches.length === 1 && piece(event.touches[0]) && event.preventDefault();
  picture.addEventListener("touchstart", touched, { passive: false });
  picture.addEventListener("pointerdown", (event) => {
    held = piece(event);
    if (held) picture.setPointerCapture(event.pointerId);
  });
  picture.addEventListener("pointermove", (event) => {
    const hex = held && hexAt(picture, places, event);
    if (!hex) return;
    const [x, y] = places.hexes[hex];
    ring.setAttribute("cx", String(x));
    ring.setAttribute("cy", String(y));
    picture.append(ring);
  });
  picture.addEventListener("pointerup", (event) => {
    const hex = hexAt(picture, places, event);
    ring.remove();
    if (held && hex && hex !== places.pieces[held]) moved(held, hex);
    held = undefined;
  });
  picture.addEventListener("pointercancel", () => {
    ring.remove();
    held = undefined;
  });
};

/** The same without a pointer: a piece and a hex to choose.
 * @param {Places} places @param {Record<string, string>} words @param {(piece: string, hex: string) => void} moved
 * @param {string | undefined} chosen the piece chosen before
 */
export const mover = (places, words, moved, chosen) => {
  const options = (/** @type {string[]} */ names) => names.map((name) => make("option", {}, name));
  const piece = make("select", { "aria-label": words["try.piece"] }, ...options(Object.keys(places.pieces)));
  const hex = make("select", { "aria-label": words["try.hex"] }, ...options(Object.keys(places.hexes)));
  const send = make("button", { type: "button" }, words["try.move"]);
  const follow = () => (hex.value = places.pieces[piece.value]);
  piece.onchange = follow;
  if (chosen && chosen in places.pieces) piece.value = chosen;
  follow();
  send.onclick = () => moved(piece.value, hex.value);
  return make("p", { class: "ll-mover" }, piece, " → ", hex, " ", send);
};
