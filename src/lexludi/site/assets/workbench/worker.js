// Python in a worker: fetches the packs, counts what has come, and puts what the page asks to the desk of a book.

/** @typedef {{ bytes: number, digest: string }} Pack */

const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"];
const LIBRARY = "python_stdlib.zip";
const PAGE = 65_536;
const EMPTY_ZIP = new Uint8Array([80, 75, 5, 6, ...Array(18).fill(0)]);

/** @type {(message: object) => void} */
const tell = (message) => postMessage(message);

/** The packs of the site, their sizes, and what has come of them.
 * @param {string} home
 */
const stock = async (home) => {
  /** @type {{ files: Record<string, Pack>, lock: object }} */
  const { files: packs, lock } = await (await fetch(`${home}packs.json`, { cache: "no-cache" })).json();
  const address = (/** @type {string} */ name) => `${home}${name}?${packs[name].digest}`;
  return { packs, lock, address };
};

/** Count what comes of a response, which is left as it is: a browser keeps the compiled code of one that it fetched itself.
 * @param {Response} response @param {(bytes: number) => void} come
 */
const counted = (response, come) => {
  if (!response.ok || !response.body) throw new Error(`${response.status} ${response.url}`);
  const count = async () => {
    const reader = response.clone().body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) come(part.value.byteLength);
  };
  count().catch(() => undefined);
  return response;
};

/** The desk of a book, ready to be asked: Python takes up the memory it had when the site was built.
 * @param {string} home @param {string} book
 */
const open = async (home, book) => {
  const { packs, lock, address } = await stock(home);
  const memory = `${book}.memory.gz`;
  const all = [...RUNTIME, memory].reduce((sum, name) => sum + packs[name].bytes, 0);
  let come = 0;
  const count = (/** @type {number} */ bytes) => tell({ come: (come += bytes), all });
  const get = async (/** @type {string} */ name) => counted(await plain(address(name)), count);
  const unpacked = async () => {
    const { body } = await get(memory);
    if (!body) throw new Error(memory);
    return new Response(body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
  };
  const plain = self.fetch.bind(self);
  const snapshot = unpacked();
  // Pyodide fetches its own parts, here under their digests; its library is in the memory already.
  self.fetch = async (input, init) => {
    const name = String(input instanceof Request ? input.url : input).split("/").pop()?.split("?")[0] ?? "";
    if (name === LIBRARY) return new Response(EMPTY_ZIP);
    return RUNTIME.includes(name) ? get(name) : plain(input, init);
  };
  // The memory may be larger than the one Python starts with, which is made to fit before it is filled.
  const instantiate = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const [made, { byteLength }] = await Promise.all([instantiate(source, imports), snapshot]);
    const memory = /** @type {WebAssembly.Memory} */ (made.instance.exports.memory);
    memory.grow(Math.max(0, Math.ceil((byteLength - memory.buffer.byteLength) / PAGE)));
    return made;
  };
  const { loadPyodide } = await import(`${home}pyodide.mjs?${packs["pyodide.mjs"].digest}`);
  const python = await loadPyodide({
    indexURL: home,
    stdLibURL: `${home}${LIBRARY}`,
    lockFileContents: JSON.stringify(lock),
    _loadSnapshot: snapshot,
  });
  self.fetch = plain;
  WebAssembly.instantiateStreaming = instantiate;
  /** @type {(method: string, given: string) => string} */
  const asked = python.globals.get("asked");
  /** @type {Promise<unknown> | undefined} */
  let known;
  const know = async () => asked("know", `[${await (await fetch(address(`${book}.cases.json`))).text()}]`);
  return { asked, know: () => (known ??= know()) };
};

/** @type {Promise<Awaited<ReturnType<typeof open>>>} */
let desk;

addEventListener("message", async ({ data }) => {
  try {
    if (data.open) {
      desk = open(data.open.home, data.open.book);
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
