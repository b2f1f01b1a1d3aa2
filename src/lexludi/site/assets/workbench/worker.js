// Python in a worker: fetches the packs, counts what has come, and puts what the page asks to the desk of a book.

/** @typedef {{ bytes: number, digest: string }} Pack */

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

/** A response that tells how much of it has come.
 * @param {Response} response @param {(bytes: number) => void} come
 */
const counted = (response, come) => {
  if (!response.ok || !response.body) throw new Error(`${response.status} ${response.url}`);
  const count = new TransformStream({
    transform(chunk, out) {
      come(chunk.byteLength);
      out.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(count), { headers: response.headers });
};

/** The desk of a book, ready to be asked.
 * @param {string} home @param {string} book @param {string} language
 */
const open = async (home, book, language) => {
  const { packs, lock, address } = await stock(home);
  const needed = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "library.zip", "platform.zip", `${book}.zip`];
  const all = needed.reduce((sum, name) => sum + packs[name].bytes, 0);
  let come = 0;
  const count = (/** @type {number} */ bytes) => tell({ come: (come += bytes), all });
  const get = async (/** @type {string} */ name) => counted(await fetch(address(name)), count);
  const body = async (/** @type {string} */ name) => (await get(name)).arrayBuffer();
  const words = say(address, language, book);
  const rest = Promise.all([body("platform.zip"), body(`${book}.zip`)]);
  const plain = self.fetch.bind(self);
  // Pyodide fetches its own parts; they are counted like the others and come under their digests.
  self.fetch = async (input, init) => {
    const name = String(input instanceof Request ? input.url : input).split("/").pop()?.split("?")[0] ?? "";
    return name in packs ? counted(await plain(address(name), init), count) : plain(input, init);
  };
  const { loadPyodide } = await import(`${home}pyodide.mjs`);
  const python = await loadPyodide({
    indexURL: home,
    stdLibURL: `${home}library.zip`,
    lockFileContents: JSON.stringify(lock),
  });
  self.fetch = plain;
  const [platform, rules] = await rest;
  python.unpackArchive(platform, "zip", { extractDir: "/platform" });
  python.unpackArchive(rules, "zip", { extractDir: "/book" });
  const make = python.runPython(`
import json, sys
sys.path.insert(0, "/platform")
from pathlib import Path
from lexludi.site.workbench.desk import Desk
def make(book):
    desk = Desk(Path("/book"), book)
    def asked(method, arguments):
        return json.dumps(getattr(desk, method)(*json.loads(arguments)), ensure_ascii=False)
    return asked
make`);
  const asked = make(book);
  asked("learn", JSON.stringify([language, await words]));
  return { asked, learn: async (/** @type {string} */ other) => asked("learn", JSON.stringify([other, await say(address, other, book)])) };
};

/** The words of a language.
 * @param {(name: string) => string} address @param {string} language @param {string} book
 */
const say = async (address, language, book) => (await fetch(address(`${book}.${language}.json`))).json();

/** @type {Promise<Awaited<ReturnType<typeof open>>>} */
let desk;

addEventListener("message", async ({ data }) => {
  try {
    if (data.open) {
      desk = open(data.open.home, data.open.book, data.open.language);
      await desk;
      tell({ ready: true });
    } else if (data.method === "speak") {
      await (await desk).learn(data.arguments[0]);
      tell({ id: data.id, answer: null });
    } else {
      tell({ id: data.id, answer: JSON.parse((await desk).asked(data.method, JSON.stringify(data.arguments))) });
    }
  } catch (error) {
    tell({ id: data.id, failed: String(error).slice(-600) });
  }
});
