/** Checks codes against a brand's rule. */
private class BarcodeValidation(private val barcode: BarcodeRule?) {
    private val formats = barcode?.formats.orEmpty()

    /** The verdict on a code that a person typed. */
    fun typed(code: String): BarcodeVerdict = best(code, formats) ?: when (code) {
        "" -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, null, code, BarcodeViolation.Length(0))
        else -> BarcodeVerdict(BarcodeVerdict.Level.OK, null, code)
    }

    /** The verdict on a code that a scanner read, which knows the format. */
    fun scanned(code: String, format: BarcodeFormat): BarcodeVerdict {
        val canonical = canonicalCode(code, format)
        return best(code, rules(format)) ?: readAsOther(canonical, format) ?: unexpected(canonical, format)
    }

    /** UPC-A is EAN-13 that begins with 0: scanners report it as either. */
    private fun readAsOther(code: String, format: BarcodeFormat): BarcodeVerdict? = when {
        format == BarcodeFormat.UPC_A && format.violation(code) == null ->
            best("0$code", rules(BarcodeFormat.EAN_13))
        format == BarcodeFormat.EAN_13 && isUpcAAsEan13(code) -> best(code, rules(BarcodeFormat.UPC_A))
        else -> null
    }

    /** The verdict on a code of a format that the rule doesn't have. */
    private fun unexpected(code: String, format: BarcodeFormat): BarcodeVerdict {
        val impossible = format.violation(code)
        return when {
            impossible != null -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, format, code, impossible)
            barcode == null || formats.isEmpty() -> BarcodeVerdict(BarcodeVerdict.Level.OK, format, code)
            else -> barcode.confidence.verdict(format, code, BarcodeViolation.Format)
        }
    }

    private fun rules(format: BarcodeFormat): List<BarcodeFormatRule> = formats.filter { it.format == format }

    /** The best verdict of some rules, of equal ones the first; null where there are none. */
    private fun best(code: String, rules: List<BarcodeFormatRule>): BarcodeVerdict? {
        val confidence = barcode?.confidence ?: return null
        return rules.map { BarcodeCheck(it, confidence).verdict(code) }.sortedBy { it.level }.firstOrNull()
    }
}

/** Checks codes against the rule for one format of a brand. */
private class BarcodeCheck(private val rule: BarcodeFormatRule, private val confidence: BarcodeRule.Confidence) {
    fun verdict(code: String): BarcodeVerdict {
        val canonical = canonicalCode(code, rule.format)
        return when (val impossible = rule.format.violation(canonical)) {
            null -> confidence.verdict(rule.format, canonical, violation(canonical))
            else -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, rule.format, canonical, impossible)
        }
    }

    /** How a code breaks the brand's rule. */
    private fun violation(code: String): BarcodeViolation? {
        val invalid = code.firstCharacter { rule.charset != null && it !in rule.charset }
        val length = code.codePointCount(0, code.length)
        return when {
            invalid != null -> BarcodeViolation.Character(invalid)
            !allows(length) -> BarcodeViolation.Length(length)
            rule.prefixes.isNotEmpty() && rule.prefixes.none { code.startsWith(it) } -> BarcodeViolation.Prefix
            else -> checkViolation(code) ?: if (matchesPattern(code)) null else BarcodeViolation.Pattern
        }
    }

    private fun allows(length: Int): Boolean =
        (rule.lengths.isEmpty() || length in rule.lengths) &&
            length >= rule.minLength ?: 0 && length <= rule.maxLength ?: Int.MAX_VALUE

    private fun checkViolation(code: String): BarcodeViolation? = when (rule.check) {
        // The symbology has checked it already; that of UPC-E is the digit of the UPC-A code that it stands for.
        BarcodeFormatRule.Check.GS1 ->
            if (Symbology(rule.format).hasGs1CheckDigit) null
            else checkViolation(code, CheckDigit.DIGITS, CheckDigit::gs1)
        BarcodeFormatRule.Check.MOD43 -> checkViolation(code, CheckDigit.CODE_39_CHARACTERS, CheckDigit::mod43)
        BarcodeFormatRule.Check.NONE -> null
    }

    private fun checkViolation(code: String, characters: String, expected: (String) -> Char): BarcodeViolation? {
        val body = code.dropLast(1)
        val found = code.last()
        return when {
            // No check can be computed from such a body.
            body.any { it !in characters } || found > '\u007F' ->
                code.firstCharacter { it !in characters }?.let { BarcodeViolation.Character(it) }
            expected(body) != found -> BarcodeViolation.Check(found, expected(body))
            else -> null
        }
    }

    /** Any code matches a pattern that this platform can't read. */
    private fun matchesPattern(code: String): Boolean = try {
        rule.pattern == null || Regex(rule.pattern).matches(code)
    } catch (error: PatternSyntaxException) {
        true
    } catch (error: StackOverflowError) {
        // Java's regular expressions recurse: this code is too long for the pattern.
        true
    }
}

/** The verdict on a code that breaks a rule of this confidence, or none. */
private fun BarcodeRule.Confidence.verdict(
    format: BarcodeFormat, code: String, violation: BarcodeViolation?
): BarcodeVerdict = when {
    violation == null || this == BarcodeRule.Confidence.UNKNOWN ->
        BarcodeVerdict(BarcodeVerdict.Level.OK, format, code)
    this == BarcodeRule.Confidence.LIKELY -> BarcodeVerdict(BarcodeVerdict.Level.WARNING, format, code, violation)
    else -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, format, code, violation)
}
