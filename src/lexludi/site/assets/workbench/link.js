// A whole case in the address: the sentences as plain data, packed small, so that any language can write them again.

/** @typedef {[keyword: string, template: string, values: Record<string, unknown>]} Said */
/** @typedef {import("./house.js").Cell} Cell */
/** @typedef {{ steps: Said[], cells: Cell[] }} Case */

/** The most letters of an address that are read, and the most a case may unfold to. */
export const LONGEST = 20_000;
const MOST = 200_000;
const KEYWORDS = ["given", "when", "then"];

/** A case with what its house plays otherwise; most play by the book. @param {Said[]} steps @param {Cell[]} cells */
export const pack = async (steps, cells) => {
  const bytes = new TextEncoder().encode(JSON.stringify(cells.length ? { steps, cells } : steps));
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const body = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...body)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/** The case of an address; whatever is no case is an error.
 * @param {string} text @returns {Promise<Case>}
 */
export const unpack = (text) =>
  unfolded(text).catch(() => {
    throw new RangeError("no case");
  });

/** @param {string} text @returns {Promise<Case>} */
const unfolded = async (text) => {
  if (text.length > LONGEST || !/^[\w-]+$/.test(text)) throw new RangeError("no case");
  const body = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  const reader = new Blob([body]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  for (let size = 0, part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > MOST) throw new RangeError("no case");
    parts.push(part.value);
  }
  const found = JSON.parse(await new Blob(parts).text());
  const { steps, cells } = Array.isArray(found) ? { steps: found, cells: [] } : found;
  if (![steps, cells].every(Array.isArray) || !steps.every(isSaid) || !cells.every(isCell)) throw new RangeError("no case");
  return { steps, cells };
};

/** @param {unknown} cell */
const isCell = (cell) =>
  Array.isArray(cell) &&
  cell.length === 4 &&
  cell.slice(0, 3).every((name) => typeof name === "string") &&
  (typeof cell[3] === "string" || Number.isInteger(cell[3]));

/** @param {unknown} step */
const isSaid = (step) =>
  Array.isArray(step) &&
  step.length === 3 &&
  KEYWORDS.includes(step[0]) &&
  typeof step[1] === "string" &&
  typeof step[2] === "object" &&
  step[2] !== null &&
  !Array.isArray(step[2]);
