// A whole case in the address: the sentences as plain data, packed small, so that any language can write them again.

/** @typedef {[keyword: string, template: string, values: Record<string, unknown>]} Said */

/** The most letters of an address that are read, and the most a case may unfold to. */
export const LONGEST = 20_000;
const MOST = 200_000;
const KEYWORDS = ["given", "when", "then"];

/** @param {Said[]} steps */
export const pack = async (steps) => {
  const bytes = new TextEncoder().encode(JSON.stringify(steps));
  const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const body = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...body)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

/** The case of an address; whatever is no case is an error.
 * @param {string} text @returns {Promise<Said[]>}
 */
export const unpack = (text) =>
  unfolded(text).catch(() => {
    throw new RangeError("no case");
  });

/** @param {string} text @returns {Promise<Said[]>} */
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
  const steps = JSON.parse(await new Blob(parts).text());
  if (!Array.isArray(steps) || !steps.every(isSaid)) throw new RangeError("no case");
  return steps;
};

/** @param {unknown} step */
const isSaid = (step) =>
  Array.isArray(step) &&
  step.length === 3 &&
  KEYWORDS.includes(step[0]) &&
  typeof step[1] === "string" &&
  typeof step[2] === "object" &&
  step[2] !== null &&
  !Array.isArray(step[2]);
