// A picture of the case with its ruling, to be posted in a chat.

const WIDTH = 900;
const MARGIN = 32;
const SIZE = 22;

/** The lines a text takes at a width.
 * @param {CanvasRenderingContext2D} pen @param {string} text @param {number} width
 */
const folded = (pen, text, width) => {
  const words = /[\u3000-\u9fff\uac00-\ud7af]/.test(text) ? [...text] : text.split(/(?<= )/);
  const lines = [""];
  for (const word of words) {
    if (pen.measureText(lines[lines.length - 1] + word).width > width && lines[lines.length - 1]) lines.push("");
    lines[lines.length - 1] += word;
  }
  return lines;
};

/** @param {SVGSVGElement} drawn @param {string} style */
const image = async (drawn, style) => {
  const copy = /** @type {SVGSVGElement} */ (drawn.cloneNode(true));
  const { width, height } = drawn.viewBox.baseVal;
  copy.setAttribute("width", String(width * 2));
  copy.setAttribute("height", String(height * 2));
  const sheet = document.createElementNS("http://www.w3.org/2000/svg", "style");
  sheet.textContent = style;
  copy.prepend(sheet);
  const found = new Image(width * 2, height * 2);
  found.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await found.decode();
  return found;
};

/** @param {{ title: string, sentences: string[], outcomes: string[], drawn: SVGSVGElement | null, style: string }} shown */
export const picture = async ({ title, sentences, outcomes, drawn, style }) => {
  const sheet = document.createElement("canvas");
  const pen = /** @type {CanvasRenderingContext2D} */ (sheet.getContext("2d"));
  const font = getComputedStyle(document.body).fontFamily;
  const board = drawn && (await image(drawn, style));
  const wide = WIDTH - 2 * MARGIN;
  const scale = board ? Math.min(1, wide / board.width) : 0;
  const write = (/** @type {string} */ weight, /** @type {string} */ text) => {
    pen.font = `${weight} ${SIZE}px ${font}`;
    return folded(pen, text, wide).map((line) => ({ weight, line }));
  };
  const lines = [...write("bold", title), ...sentences.flatMap((text) => write("normal", text)), ...outcomes.flatMap((outcome) => write("bold", `→ ${outcome}`))];
  const tall = board ? board.height * scale + MARGIN : 0;
  sheet.width = WIDTH;
  sheet.height = 2 * MARGIN + tall + lines.length * SIZE * 1.5;
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, sheet.width, sheet.height);
  pen.fillStyle = "#111";
  if (board) pen.drawImage(board, MARGIN, MARGIN, board.width * scale, board.height * scale);
  for (const [place, { weight, line }] of lines.entries()) {
    pen.font = `${weight} ${SIZE}px ${font}`;
    pen.fillText(line, MARGIN, MARGIN + tall + (place + 1) * SIZE * 1.5 - SIZE / 2);
  }
  return new Promise((resolve) => sheet.toBlob(resolve, "image/png"));
};
