// Barcodes, as a scanner at the till reads them. A linear code is a text of modules: 1 is black, 0 is white.

/** A text of modules of bars and spaces in turn, by their widths. */
const modulesOf = (widths) =>
  [...widths].map((width, index) => (index % 2 === 0 ? "1" : "0").repeat(Number(width))).join("");

/** The same of narrow and wide ones: the bits of a number, the highest first, where 1 is wide. */
const narrowAndWide = (number, count) =>
  modulesOf([...number.toString(2).padStart(count, "0")].map((bit) => (bit === "1" ? 3 : 1)));

const inverted = (modules) => modules.replace(/[01]/g, (module) => (module === "1" ? "0" : "1"));

// EAN and UPC (GS1 General Specifications, 5.2): digits of seven modules, of an odd or even number of black ones.
const oddDigits =
  "0001101 0011001 0010011 0111101 0100011 0110001 0101111 0111011 0110111 0001011".split(" ");
const rightDigits = oddDigits.map(inverted);
const evenDigits = rightDigits.map((modules) => [...modules].reverse().join(""));
/** Which digits are even, by the digit that isn't drawn: the first of EAN-13, the last of UPC-E turned around. */
const ean13Parity = "oooooo ooeoee ooeeoe ooeeeo oeooee oeeooe oeeeoo oeoeoe oeoeeo oeeoeo".split(" ");
const upceParity = "eeeooo eeoeoo eeooeo eeoooe eoeeoo eooeeo eoooee eoeoeo eoeooe eooeoe".split(" ");

const digitsBy = (parity, digits) =>
  [...digits].map((digit, index) => (parity[index] === "e" ? evenDigits : oddDigits)[digit]).join("");

const rightOf = (digits) => [...digits].map((digit) => rightDigits[digit]).join("");

const ean13 = (text) =>
  `101${digitsBy(ean13Parity[text[0]], text.slice(1, 7))}01010${rightOf(text.slice(7))}101`;

const ean8 = (text) => `101${digitsBy("oooo", text.slice(0, 4))}01010${rightOf(text.slice(4))}101`;

function upce(text) {
  const parity = upceParity[text[7]];
  const own = text[0] === "0" ? parity : parity.replace(/[eo]/g, (letter) => (letter === "e" ? "o" : "e"));
  return `101${digitsBy(own, text.slice(1, 7))}010101`;
}

// Code 128 (ISO/IEC 15417, table 1): the widths of the values 0 to 105 and of the stop.
const code128Widths =
  ("212222222122222221121223121322131222122213122312132212221213221312231212112232122132122231113222123122123221" +
    "223211221132221231213212223112312131311222321122321221312212322112322211212123212321232121111323131123131321" +
    "112313132113132311211313231113231311112133112331132131113123113321133121313121211331231131213113213311213131" +
    "311123311321331121312113312311332111314111221411431111111224111422121124121421141122141221112214112412122114" +
    "122411142112142211241211221114413111241112134111111242121142121241114212124112124211411212421112421211212141" +
    "214121412121111143111341131141114113114311411113411311113141114131311141411131211412211214211232").match(/.{6}/g);
const code128Stop = "2331112";
const [startB, startC, shiftToB] = [104, 105, 100];

/** Pairs of digits first, as many as there are; the rest as characters. */
function code128(text) {
  const paired = text.match(/^(\d\d)+/)?.[0] ?? "";
  const inPairs = paired.length >= 4 ? paired : "";
  const rest = [...text.slice(inPairs.length)].map((character) => character.charCodeAt(0) - 32);
  const values = inPairs === "" ? [startB] : [startC, ...inPairs.match(/../g).map(Number)];
  if (inPairs !== "" && rest.length > 0) values.push(shiftToB);
  values.push(...rest);
  const sum = values.reduce((sum, value, index) => sum + value * Math.max(1, index), 0);
  return [...values, sum % 103].map((value) => modulesOf(code128Widths[value])).join("") + modulesOf(code128Stop);
}

// Code 39 (ISO/IEC 16388, table 1) and Codabar (AIM BC3): nine and seven bars and spaces, of which 1 is wide.
const code39Characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%*";
const code39Bits = [
  0x034, 0x121, 0x061, 0x160, 0x031, 0x130, 0x070, 0x025, 0x124, 0x064, 0x109, 0x049, 0x148, 0x019, 0x118,
  0x058, 0x00d, 0x10c, 0x04c, 0x01c, 0x103, 0x043, 0x142, 0x013, 0x112, 0x052, 0x007, 0x106, 0x046, 0x016,
  0x181, 0x0c1, 0x1c0, 0x091, 0x190, 0x0d0, 0x085, 0x184, 0x0c4, 0x0a8, 0x0a2, 0x08a, 0x02a, 0x094,
];
const codabarCharacters = "0123456789-$:/.+ABCD";
const codabarBits = [
  0x03, 0x06, 0x09, 0x60, 0x12, 0x42, 0x21, 0x24, 0x30, 0x48, 0x0c, 0x18, 0x45, 0x51, 0x54, 0x15, 0x1a, 0x29,
  0x0b, 0x0e,
];

const code39 = (text) =>
  [...`*${text}*`].map((letter) => narrowAndWide(code39Bits[code39Characters.indexOf(letter)], 9)).join("0");

const codabar = (text) =>
  [...(/^[A-D].*[A-D]$/.test(text) ? text : `A${text}A`)]
    .map((letter) => narrowAndWide(codabarBits[codabarCharacters.indexOf(letter)], 7)).join("0");

// Interleaved 2 of 5 (ISO/IEC 16390): of two digits one is in the bars, the other in the spaces.
const itfWidths = "11331 31113 13113 33111 11313 31311 13311 11133 31131 13131".split(" ");

const itf = (text) =>
  modulesOf("1111") +
  text.match(/../g).map(([bars, spaces]) =>
    modulesOf([...itfWidths[bars]].flatMap((bar, index) => [bar, itfWidths[spaces][index]]))).join("") +
  modulesOf("311");

/** The linear codes: what they can hold, and how. */
const linearCodes = {
  EAN13: [/^\d{13}$/, ean13],
  EAN8: [/^\d{8}$/, ean8],
  UPCA: [/^\d{12}$/, (text) => ean13(`0${text}`)],
  UPCE: [/^[01]\d{7}$/, upce],
  CODE128: [/^[ -~]{1,80}$/, code128],
  CODE39: [/^[0-9A-Z\-. $/+%]{1,40}$/, code39],
  ITF: [/^(\d\d){1,40}$/, itf],
  CODABAR: [/^([A-D][0-9\-$:/.+]{1,40}[A-D]|[0-9\-$:/.+]{1,40})$/, codabar],
};

/** Whether this page draws a format. */
const isDrawable = (format) => format === "QR" || format in linearCodes;

/** The rows of a code's modules; null where this page can't draw it. */
function barcodeRows(format, text) {
  if (format === "QR") return qrRows(new TextEncoder().encode(text));
  const [allowed, encode] = linearCodes[format] ?? [];
  return allowed?.test(text) ? [encode(text)] : null;
}

/** A code as an SVG image with the white margin that scanners need; null where this page can't draw it. */
function barcodeOf(format, text) {
  const rows = barcodeRows(format, text);
  if (rows === null) return null;
  const isLinear = rows.length === 1;
  const margin = isLinear ? 10 : 4;
  const width = rows[0].length + 2 * margin;
  const height = isLinear ? Math.round(width * 0.4) : width;
  const runs = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: run }) =>
      `M${index + margin} ${y + (isLinear ? 4 : margin)}h${run.length}v${isLinear ? height - 8 : 1}h-${run.length}z`));
  const image = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const scale = isLinear ? 2 : 4;
  const attributes = { viewBox: `0 0 ${width} ${height}`, width: scale * width, height: scale * height, role: "img",
    "aria-label": `${format} ${text}`, "shape-rendering": "crispEdges", class: isLinear ? "barcode" : "barcode square" };
  for (const [name, value] of Object.entries(attributes)) image.setAttribute(name, value);
  const path = document.createElementNS(image.namespaceURI, "path");
  path.setAttribute("d", runs.join(""));
  image.append(path);
  return image;
}
