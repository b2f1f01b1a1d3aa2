// Compiles the Python files of zip archives with the very Python that will run them in the browser:
//   node compile.mjs PYODIDE IN.zip OUT.zip [IN.zip OUT.zip …]
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [home, ...archives] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(home, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: `${home}/` });
python.runPython(`
import importlib._bootstrap_external as importing, zipfile

def compiled(source, target):
    with zipfile.ZipFile(source) as sources, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as made:
        for name in sorted(sources.namelist()):
            body = sources.read(name)
            if name.endswith(".py"):
                code = compile(body, name, "exec", dont_inherit=True)
                name, body = name + "c", importing._code_to_timestamp_pyc(code)
            if not name.endswith("/"):
                made.writestr(zipfile.ZipInfo(name), body, zipfile.ZIP_DEFLATED)
`);
for (let place = 0; place < archives.length; place += 2) {
  python.FS.writeFile("/in.zip", new Uint8Array(readFileSync(archives[place])));
  python.runPython('compiled("/in.zip", "/out.zip")');
  writeFileSync(archives[place + 1], python.FS.readFile("/out.zip"));
}
