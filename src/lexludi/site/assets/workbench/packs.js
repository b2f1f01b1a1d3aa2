// What the site holds for the workbench: packs under their digests, counted as they come.

/** @typedef {{ bytes: number, digest: string }} Pack */
/** @typedef {{ home: string, files: Record<string, Pack>, lock: object }} Stock */

export const CODE = "pyodide.asm.wasm";
export const RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", CODE];

/** @param {string} home @returns {Promise<Stock>} */
export const stock = async (home) => ({ home, ...(await (await fetch(`${home}packs.json`, { cache: "no-cache" })).json()) });

/** @param {Stock} packs @param {string} name */
export const address = ({ home, files }, name) => `${home}${name}?${files[name].digest}`;

/** Fetch a pack and count what comes of it; the response is left as it is: a browser keeps the compiled code of one that it fetched itself.
 * @param {Stock} packs @param {string} name @param {(bytes: number) => void} come
 */
export const get = async (packs, name, come) => {
  const response = await fetch(address(packs, name));
  if (!response.ok || !response.body) throw new Error(`${response.status} ${response.url}`);
  const count = async () => {
    const reader = response.clone().body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) come(part.value.byteLength);
  };
  count().catch(() => undefined);
  return response;
};
