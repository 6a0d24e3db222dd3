/** The rule that a code breaks. */
export type BarcodeViolation =
  /** The symbology, or the brand's character set, doesn't have one of its characters. */
  | "character"
  /** No code of the format, or of the brand, has that many characters. */
  | "length"
  /** The check digit or character isn't what the rest gives. */
  | "check"
  /** A Codabar code that doesn't begin and end in A to D, or has one of them inside. */
  | "startStop"
  /** It begins with none of the brand's prefixes. */
  | "prefix"
  /** It doesn't match the brand's pattern. */
  | "pattern"
  /** The brand's cards have other formats. */
  | "format";

/** How a code breaks the symbology's own rules; null where the format can carry it as it is. */
export function symbologyViolation(format: BarcodeFormat, code: string): BarcodeViolation | null {
  if (!symbologyCharacters[format].test(code)) return "character";
  if (!allowsLength(format, code)) return "length";
  if (format === "CODABAR") return /^[A-D][^A-D]*[A-D]$/.test(code) ? null : "startStop";
  if (!hasGS1CheckDigit(format)) return null;
  return endsInGS1CheckDigit(format === "UPCE" ? expandedUPCE(code) : code) ? null : "check";
}

const digits = /^[0-9]*$/;
const ascii = /^[\0-\x7F]*$/;
const anything = /^/;

const symbologyCharacters: Readonly<Record<BarcodeFormat, RegExp>> = {
  EAN13: digits,
  EAN8: digits,
  UPCA: digits,
  UPCE: digits,
  ITF: digits,
  CODE39: /^[0-9A-Z\-. $/+%]*$/,
  // Latin-1 needs FNC4, which scanners read in different ways.
  CODE128: ascii,
  CODABAR: /^[0-9\-$:/.+A-D]*$/,
  QR: anything,
  AZTEC: anything,
  PDF417: anything,
  DATAMATRIX: anything,
};

const fixedLengths: Readonly<Partial<Record<BarcodeFormat, number>>> = { EAN13: 13, EAN8: 8, UPCA: 12, UPCE: 8 };

function allowsLength(format: BarcodeFormat, code: string): boolean {
  const length = code.length;
  switch (format) {
    case "ITF":
      return length >= 2 && length % 2 === 0;
    case "CODABAR":
      return length >= 3;
    case "QR":
      // Version 40-L in byte mode (ISO/IEC 18004); the others hold less.
      return length >= 1 && utf8Length(code) <= 2953;
    default:
      return length === fixedLengths[format] || (length >= 1 && fixedLengths[format] === undefined);
  }
}

function utf8Length(text: string): number {
  let length = 0;
  for (const character of text) {
    const codePoint = character.codePointAt(0) ?? 0;
    length += codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4;
  }
  return length;
}

/** Whether all codes of the format end in GS1's check digit. */
function hasGS1CheckDigit(format: BarcodeFormat): boolean {
  return fixedLengths[format] !== undefined;
}

/** Whether digits end in GS1's modulo 10 digit: weights 3, 1, 3, … from the right (GS1 General Specifications, 7.9). */
function endsInGS1CheckDigit(code: string): boolean {
  const body = Array.from(code.slice(0, -1)).reverse();
  const sum = body.reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return code.slice(-1) === String((10 - (sum % 10)) % 10);
}

/** The data characters of Code 39 in the order of their values; `*` is the start and stop character. */
const code39Characters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%";

/** Whether a code ends in Code 39's modulo 43 character (ISO/IEC 16388, annex A). */
function endsInMod43Character(code: string): boolean {
  const sum = Array.from(code.slice(0, -1)).reduce((sum, character) => sum + code39Characters.indexOf(character), 0);
  return code.slice(-1) === code39Characters.charAt(sum % 43);
}

/** The UPC-A code that eight digits of UPC-E stand for (GS1 General Specifications, 5.2.2.4.2). */
function expandedUPCE(code: string): string {
  const last = code.charAt(6);
  const [system, check] = [code.charAt(0), code.charAt(7)];
  switch (last) {
    case "0":
    case "1":
    case "2":
      return system + code.slice(1, 3) + last + "0000" + code.slice(3, 6) + check;
    case "3":
      return system + code.slice(1, 4) + "00000" + code.slice(4, 6) + check;
    case "4":
      return system + code.slice(1, 5) + "00000" + code.slice(5, 6) + check;
    default:
      return system + code.slice(1, 6) + "0000" + last + check;
  }
}

/** The form of a typed or scanned code in which cards are saved and compared. */
function canonicalCode(code: string, format: BarcodeFormat): string {
  switch (format) {
    case "EAN13":
    case "EAN8":
    case "UPCE":
    case "ITF":
      return code.replace(/[ -]/g, "");
    case "UPCA":
      return code.replace(/[ -]/g, "").replace(/^0(?=[0-9]{12}$)/, "");
    case "CODE39":
    case "CODABAR":
      // Only of ASCII letters: others could become two.
      return withoutSpacesAround(code).replace(/[a-z]/g, (letter) => letter.toUpperCase());
    case "CODE128":
      return withoutSpacesAround(code);
    default:
      return code;
  }
}

/** Without the spaces at both ends; a tab or a line feed is data. */
function withoutSpacesAround(text: string): string {
  let start = 0;
  let end = text.length;
  while (text.charAt(start) === " ") start += 1;
  while (text.charAt(end - 1) === " ") end -= 1;
  return text.slice(start, end);
}
