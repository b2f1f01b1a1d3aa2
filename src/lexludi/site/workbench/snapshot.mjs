// Python with the rules of a book loaded, as the browser takes it up: its memory once everything has been imported and asked.
//   node snapshot.mjs PYODIDE BOOK PLATFORM.zip RULES.zip LEARNED.json OUT.gz
import crypto from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [home, slug, platform, rules, learned, out] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);
const bytes = (/** @type {string} */ file) => new Uint8Array(readFileSync(file));
// The same seed, chance and hour each time, so that the same rules give the same memory.
crypto.randomFillSync = (view) => view;
crypto.webcrypto.getRandomValues = (view) => view;
Date.now = () => 0;
performance.now = () => 0;
const options = { indexURL: `${home}/`, env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" } };

const python = await loadPyodide({ ...options, _makeSnapshot: true });
python.unpackArchive(bytes(platform), "zip", { extractDir: "/platform" });
python.unpackArchive(bytes(rules), "zip", { extractDir: "/book" });
python.FS.writeFile("/learned.json", bytes(learned));
python.FS.writeFile("/slug", slug);
python.runPython(`
import gc, json, sys
from pathlib import Path
sys.path.insert(0, "/platform")
from lexludi.site.workbench.desk import Desk

desk = Desk(Path("/book"), Path("/slug").read_text())
desk.warm(**json.loads(Path("/learned.json").read_text()))

def asked(method, arguments):
    return json.dumps(getattr(desk, method)(*json.loads(arguments)), ensure_ascii=False)

sys.path.clear()
sys.path_importer_cache.clear()
gc.collect()
`);
writeFileSync(out, gzipSync(python.makeMemorySnapshot(), { level: 6 }));
