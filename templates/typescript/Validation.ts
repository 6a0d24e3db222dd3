/** What an app does with a code. */
export interface Verdict {
  /** Save it, ask first, or refuse it. */
  readonly level: "ok" | "warning" | "error";
  /** The format to save it with; null where nothing is known of the brand's cards. */
  readonly format: BarcodeFormat | null;
  /** The code to save: without the spaces and hyphens that it is printed with, in the case that the format has. */
  readonly code: string;
  /** What it breaks. */
  readonly reason: BarcodeViolation | null;
}

/**
 * Whether a code can be one of a brand's.
 *
 * ```ts
 * const verdict = validate(brand, "290 0123 004566");
 * if (verdict.level !== "error") save(verdict.code, verdict.format);
 * ```
 *
 * @param code What was typed or scanned.
 * @param format What a scanner says that it is; null for what was typed.
 */
export function validate(brand: Brand, code: string, format: BarcodeFormat | null = null): Verdict {
  const confidence = brand.barcode?.confidence ?? "unknown";
  const reading = readingOf(code, format, brand.barcode?.formats ?? []);
  const verdicts = reading.rules.map((rule) => verdictByRule(reading.code, rule, confidence));
  return best(verdicts) ?? verdictWithoutRule(brand, code, format);
}

/** The rules that a code is held to, and how they read it: a UPC-A code is an EAN-13 code with a zero before it. */
function readingOf(
  code: string,
  format: BarcodeFormat | null,
  rules: readonly BarcodeFormatRule[],
): { readonly rules: readonly BarcodeFormatRule[]; readonly code: string } {
  if (format === null) return { rules, code };
  const rulesOf = (format: BarcodeFormat) => rules.filter((rule) => rule.format === format);
  const own = rulesOf(format);
  if (own.length > 0) return { rules: own, code };
  const canonical = canonicalCode(code, format);
  if (format === "UPCA" && symbologyViolation(format, canonical) === null) {
    return { rules: rulesOf("EAN13"), code: `0${canonical}` };
  }
  if (format === "EAN13" && /^0[0-9]{12}$/.test(canonical)) return { rules: rulesOf("UPCA"), code: canonical };
  return { rules: [], code };
}

function best(verdicts: readonly Verdict[]): Verdict | undefined {
  const ofLevel = (level: Verdict["level"]) => verdicts.find((verdict) => verdict.level === level);
  return ofLevel("ok") ?? ofLevel("warning") ?? ofLevel("error");
}

function verdictByRule(code: string, rule: BarcodeFormatRule, confidence: BarcodeRule["confidence"]): Verdict {
  const canonical = canonicalCode(code, rule.format);
  // The scanner that will read the card's picture knows no exceptions, so this is never a doubt.
  const impossible = symbologyViolation(rule.format, canonical);
  if (impossible !== null) return { level: "error", format: rule.format, code: canonical, reason: impossible };
  return doubt(rule.format, canonical, ruleViolation(rule, canonical), confidence);
}

function verdictWithoutRule(brand: Brand, code: string, format: BarcodeFormat | null): Verdict {
  if (format === null) {
    return code === ""
      ? { level: "error", format, code, reason: "length" }
      : { level: "ok", format, code, reason: null };
  }
  const canonical = canonicalCode(code, format);
  const impossible = symbologyViolation(format, canonical);
  if (impossible !== null) return { level: "error", format, code: canonical, reason: impossible };
  return doubt(format, canonical, brand.barcode === null ? null : "format", brand.barcode?.confidence ?? "unknown");
}

/** What breaks the brand's rule weighs as much as the rule is sure. */
function doubt(
  format: BarcodeFormat,
  code: string,
  reason: BarcodeViolation | null,
  confidence: BarcodeRule["confidence"],
): Verdict {
  if (reason === null || confidence === "unknown") return { level: "ok", format, code, reason: null };
  return { level: confidence === "known" ? "error" : "warning", format, code, reason };
}

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

const charsets = {
  digits,
  upperAlphanumeric: /^[0-9A-Z]*$/,
  alphanumeric: /^[0-9A-Za-z]*$/,
  ascii,
} as const;

/** The first that a code breaks of what is known of the brand's codes. */
function ruleViolation(rule: BarcodeFormatRule, code: string): BarcodeViolation | null {
  const length = Array.from(code).length;
  if (rule.charset !== null && !charsets[rule.charset].test(code)) return "character";
  if (rule.lengths.length > 0 && !rule.lengths.includes(length)) return "length";
  if (length < (rule.minLength ?? 0) || length > (rule.maxLength ?? Infinity)) return "length";
  if (rule.prefixes.length > 0 && !rule.prefixes.some((prefix) => code.startsWith(prefix))) return "prefix";
  return checkViolation(rule, code) ?? (matches(code, rule.pattern) ? null : "pattern");
}

function checkViolation({ check, format }: BarcodeFormatRule, code: string): BarcodeViolation | null {
  if (check === "none" || (check === "gs1" && hasGS1CheckDigit(format))) return null;
  const [characters, isRight] =
    check === "gs1" ? [digits, endsInGS1CheckDigit] : [symbologyCharacters.CODE39, endsInMod43Character];
  if (!characters.test(code.slice(0, -1))) return "character";
  return isRight(code) ? null : "check";
}

function matches(code: string, pattern: string | null): boolean {
  if (pattern === null) return true;
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(code);
  } catch {
    // A newer catalogue may have a pattern that this engine can't read; it isn't the card's fault.
    return true;
  }
}
