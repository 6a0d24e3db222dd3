/** What an app does with a code. */
export interface Verdict {
  /** Save it, ask first, or refuse it. */
  readonly level: "ok" | "warning" | "error";
  /** The format to save it with; null where none is known. */
  readonly format: BarcodeFormat | null;
  /** The code to save and to draw, in its canonical form. */
  readonly code: string;
  /** The rule that it breaks. */
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
 * @param format The format that a scanner read; null for a typed code.
 */
export function validate(brand: Brand, code: string, format: BarcodeFormat | null = null): Verdict {
  const rule = codeRuleOf(brand);
  const confidence = rule?.confidence ?? "unknown";
  const known = rule?.formats ?? [];
  const { rules, text } = readingOf(code, format, known);
  const verdicts = rules.map((rule) =>
    verdictAs(rule.format, text, confidence, (canonical) => ruleViolation(rule, canonical)),
  );
  const verdict = best(verdicts);
  if (verdict !== undefined) return verdict;
  if (format !== null) return verdictAs(format, code, confidence, () => (known.length > 0 ? "format" : null));
  return code === ""
    ? { level: "error", format, code, reason: "length" }
    : { level: "ok", format, code, reason: null };
}

/** The rules for a code, and the code as they read it: a UPC-A code is an EAN-13 code with a zero before it. */
function readingOf(
  code: string,
  format: BarcodeFormat | null,
  known: readonly BarcodeFormatRule[],
): { readonly rules: readonly BarcodeFormatRule[]; readonly text: string } {
  if (format === null) return { rules: known, text: code };
  const rulesOf = (wanted: BarcodeFormat) => known.filter((rule) => rule.format === wanted);
  const own = rulesOf(format);
  if (own.length > 0) return { rules: own, text: code };
  const canonical = canonicalCode(code, format);
  if (format === "UPCA" && symbologyViolation(format, canonical) === null) {
    return { rules: rulesOf("EAN13"), text: `0${canonical}` };
  }
  if (format === "EAN13" && /^0[0-9]{12}$/.test(canonical)) return { rules: rulesOf("UPCA"), text: canonical };
  return { rules: [], text: code };
}

function best(verdicts: readonly Verdict[]): Verdict | undefined {
  const ofLevel = (level: Verdict["level"]) => verdicts.find((verdict) => verdict.level === level);
  return ofLevel("ok") ?? ofLevel("warning") ?? ofLevel("error");
}

/** A code that the format can't carry is an error; for one that breaks the brand's rule, its confidence decides. */
function verdictAs(
  format: BarcodeFormat,
  text: string,
  confidence: BarcodeRule["confidence"],
  brandViolation: (canonical: string) => BarcodeViolation | null,
): Verdict {
  const code = canonicalCode(text, format);
  const impossible = symbologyViolation(format, code);
  if (impossible !== null) return { level: "error", format, code, reason: impossible };
  const reason = brandViolation(code);
  if (reason === null || confidence === "unknown") return { level: "ok", format, code, reason: null };
  return { level: confidence === "known" ? "error" : "warning", format, code, reason };
}

const charsets = {
  digits,
  upperAlphanumeric: /^[0-9A-Z]*$/,
  alphanumeric: /^[0-9A-Za-z]*$/,
  ascii,
} as const;

/** How a code breaks the brand's rule; null where it doesn't. */
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
