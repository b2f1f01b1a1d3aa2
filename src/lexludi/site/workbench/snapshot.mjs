// Python with the rules of a book loaded, as the browser takes it up: its memory once everything has been imported and asked.
//   node snapshot.mjs PYODIDE PLATFORM.zip BASE                              the memory with the platform alone
//   node snapshot.mjs PYODIDE PLATFORM.zip BASE BOOK RULES.zip LEARNED.json OUT.gz    from there, with a book
import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import v8 from "node:v8";
import { gzipSync } from "node:zlib";

const [home, platform, base, slug, rules, learned, out] = process.argv.slice(2);
// What runs for two seconds is not worth the time it takes to make it faster; Python starting from nothing is.
if (slug) v8.setFlagsFromString("--liftoff-only");
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);
const bytes = (/** @type {string} */ file) => new Uint8Array(readFileSync(file));
// The same seed, chance and hour each time, so that the same rules give the same memory.
crypto.randomFillSync = (view) => view;
crypto.webcrypto.getRandomValues = (view) => view;
Date.now = () => 0;
performance.now = () => 0;
// Nobody reads a docstring or the column of a fault there.
const lean = { PYTHONOPTIMIZE: "2", PYTHONNODEBUGRANGES: "1" };
const options = { indexURL: `${home}/`, env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0", ...lean }, _makeSnapshot: true };
/** How many words of the memory the code brings along at most; the worker of the page says the same. */
const BROUGHT = 1 << 20;
/** @type {WebAssembly.Memory} */
let memory;
/** @type {Uint32Array} */
let brought;

/** A memory without what the code brings along by itself. @param {Uint8Array} snapshot */
const lightened = (snapshot) => {
    const [, start] = new Uint32Array(snapshot.buffer, snapshot.byteOffset, 2);
    const words = new Uint32Array(snapshot.buffer, snapshot.byteOffset + start, BROUGHT);
    for (let at = 0; at < BROUGHT; at++) words[at] ^= brought[at];
    return snapshot;
};

/** Fill the free parts of the memory with nothing, so that they pack well. */
const swept = () => {
    const { grow } = memory;
    memory.grow = () => { throw new RangeError("the memory stays as large as it is"); };
    const free = [];
    for (let size = 1 << 24; size >= 64; size /= 2) {
        for (let at = python._module._malloc(size); at; at = python._module._malloc(size)) {
            new Uint8Array(memory.buffer, at, size).fill(0);
            free.push(at);
        }
    }
    free.forEach((at) => python._module._free(at));
    memory.grow = grow;
};

const begun = slug ? bytes(base) : undefined;
// As in the browser: the memory is made to fit before it is filled.
const instantiate = WebAssembly.instantiate;
WebAssembly.instantiate = async (source, imports) => {
    const made = await instantiate(source, imports);
    memory = made.instance.exports.memory;
    brought = new Uint32Array(memory.buffer.slice(0, BROUGHT * 4));
    memory.grow(Math.max(0, Math.ceil(((begun?.byteLength ?? 0) - memory.buffer.byteLength) / 65536)));
    return made;
};
const python = await loadPyodide(begun ? { ...options, _loadSnapshot: begun } : options);
python.unpackArchive(bytes(platform), "zip", { extractDir: "/platform" });
if (slug) {
    python.unpackArchive(bytes(rules), "zip", { extractDir: "/book" });
    python.FS.writeFile("/learned.json", bytes(learned));
    python.FS.writeFile("/slug", slug);
    python.runPython(`
desk = Desk(Path("/book"), Path("/slug").read_text())
desk.warm(**json.loads(Path("/learned.json").read_text()))

def asked(method, arguments):
    return json.dumps(getattr(desk, method)(*json.loads(arguments)), ensure_ascii=False)

sys.path.clear()
sys.path_importer_cache.clear()
gc.collect()
`);
    swept();
    writeFileSync(out, gzipSync(lightened(python.makeMemorySnapshot())));
} else {
    python.runPython(`
import gc, json, sys
from pathlib import Path
sys.path.insert(0, "/platform")
from lexludi.site.workbench.desk import Desk
`);
    writeFileSync(base, python.makeMemorySnapshot());
}
