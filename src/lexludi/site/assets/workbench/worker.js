// Python in a worker: takes up the memory it had when the site was built, and puts what the page asks to the desk of a book.
import { address, CODE, get } from "./packs.js";

/** @typedef {import("./packs.js").Stock} Stock */

const LIBRARY = "python_stdlib.zip";
const PAGE = 65_536;
/** How many words of the memory the code brings along, as when it was written down. */
const BROUGHT = 1 << 20;
const EMPTY_ZIP = new Uint8Array([80, 75, 5, 6, ...Array(18).fill(0)]);

/** @type {(message: object) => void} */
const tell = (message) => postMessage(message);

/** @type {(unpacked: ArrayBuffer) => void} */
let unpacked;
/** The memory, which the page unpacks meanwhile. @type {Promise<ArrayBuffer>} */
const memory = new Promise((resolve) => (unpacked = resolve));

/** The desk of a book, ready to be asked.
 * @param {Stock} packs @param {string} book
 */
const open = async (packs, book) => {
  const come = (/** @type {number} */ bytes) => tell({ come: bytes });
  const taken = async (/** @type {string} */ name) => {
    const found = await import(address(packs, name));
    come(packs.files[name].bytes);
    return found;
  };
  // All at once: Pyodide by itself compiles its code only when the memory is there.
  /** @type {Promise<WebAssembly.Module>} */
  const code = WebAssembly.compileStreaming(get(packs, CODE, come));
  const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all([taken("pyodide.mjs"), taken("pyodide.asm.mjs")]);
  const { fetch: plain } = self;
  const { instantiateStreaming } = WebAssembly;
  // What Pyodide would fetch is here already: its library is in the memory, its code is being compiled.
  self.fetch = async (input, init) => {
    const name = String(input instanceof Request ? input.url : input).split("/").pop();
    return name === LIBRARY || name === CODE ? new Response(EMPTY_ZIP) : plain(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const [module, kept] = await Promise.all([code, memory]);
    const instance = await WebAssembly.instantiate(module, imports);
    fit(/** @type {WebAssembly.Memory} */ (instance.exports.memory), kept);
    return { module, instance };
  };
  const python = await loadPyodide({
    createPyodideModule,
    indexURL: packs.home,
    stdLibURL: `${packs.home}${LIBRARY}`,
    lockFileContents: JSON.stringify(packs.lock),
    _loadSnapshot: memory,
  });
  self.fetch = plain;
  WebAssembly.instantiateStreaming = instantiateStreaming;
  /** @type {(method: string, given: string) => string} */
  const asked = python.globals.get("asked");
  /** @type {Promise<unknown> | undefined} */
  let known;
  const know = async () => asked("know", `[${await (await fetch(address(packs, `${book}.cases.json`))).text()}]`);
  return { asked, know: () => (known ??= know()) };
};

/** Make the memory of Python as large as the one kept, and add to that what the code itself brings along, which was taken out of it.
 * @param {WebAssembly.Memory} own @param {ArrayBuffer} kept
 */
const fit = (own, kept) => {
  const [, start] = new Uint32Array(kept, 0, 2);
  const brought = new Uint32Array(own.buffer, 0, BROUGHT);
  const words = new Uint32Array(kept, start, BROUGHT);
  for (let at = 0; at < BROUGHT; at++) words[at] ^= brought[at];
  own.grow(Math.max(0, Math.ceil((kept.byteLength - own.buffer.byteLength) / PAGE)));
};

/** @type {Promise<Awaited<ReturnType<typeof open>>>} */
let desk;

addEventListener("message", async ({ data }) => {
  try {
    if (data.memory) unpacked(data.memory);
    else if (data.open) {
      desk = open(data.open.packs, data.open.book);
      await desk;
      tell({ ready: true });
    } else if (data.method === "know") {
      await (await desk).know();
      tell({ id: data.id, answer: null });
    } else {
      tell({ id: data.id, answer: JSON.parse((await desk).asked(data.method, JSON.stringify(data.arguments))) });
    }
  } catch (error) {
    tell({ id: data.id, failed: String(error).slice(-600) });
  }
});
