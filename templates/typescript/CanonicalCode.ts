/** A code as it is saved and drawn. */
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
      // Not of all letters: other alphabets' would change their number.
      return withoutSpacesAround(code).replace(/[a-z]/g, (letter) => letter.toUpperCase());
    case "CODE128":
      return withoutSpacesAround(code);
    default:
      return code;
  }
}

/** Of spaces only: a tab or a line feed is data. */
function withoutSpacesAround(text: string): string {
  let start = 0;
  let end = text.length;
  while (text.charAt(start) === " ") start += 1;
  while (text.charAt(end - 1) === " ") end -= 1;
  return text.slice(start, end);
}
