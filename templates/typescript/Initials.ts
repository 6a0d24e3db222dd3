/**
 * The letters of a tile for a card that isn't in the catalogue: the first letters of the first two words of a name, or
 * the first two of its only word; `?` for a name without a letter `a-z` or digit.
 */
export function initialsOf(name: string): string {
  const [first = "?", second] = lettersOfWords(name);
  return (second === undefined ? first.slice(0, 2) : first.charAt(0) + second.charAt(0)).toUpperCase();
}

/** The least contrast at which text can be read (WCAG 2.1, success criterion 1.4.3). */
const minimumContrast = 4.5;

/**
 * White where it can be read on that background, else black, which then can.
 *
 * @param background `#RRGGBB`; black is for anything else.
 */
export function readableInitialsColor(background: string): InitialsColor {
  const contrastWithWhite = 1.05 / (relativeLuminance(background) + 0.05);
  return contrastWithWhite >= minimumContrast ? "white" : "black";
}

/** Perceived brightness, 0 to 1 (WCAG 2.1, relative luminance). */
function relativeLuminance(color: string): number {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color) ?? [];
  return 0.2126 * linearLight(red) + 0.7152 * linearLight(green) + 0.0722 * linearLight(blue);
}

function linearLight(hexadecimal = "FF"): number {
  const channel = parseInt(hexadecimal, 16) / 255;
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
