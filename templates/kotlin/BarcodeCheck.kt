/** Holds codes against one format of a brand. */
private class BarcodeCheck(private val rule: BarcodeFormatRule, private val confidence: BarcodeRule.Confidence) {
    fun verdict(code: String): BarcodeVerdict {
        val canonical = canonicalCode(code, rule.format)
        return when (val impossible = rule.format.violation(canonical)) {
            null -> confidence.verdict(rule.format, canonical, violation(canonical))
            else -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, rule.format, canonical, impossible)
        }
    }

    /** What a code breaks of the brand's rule, beyond the symbology's. */
    private fun violation(code: String): BarcodeViolation? {
        val stranger = code.firstCharacter { rule.charset != null && it !in rule.charset }
        val length = code.codePointCount(0, code.length)
        return when {
            stranger != null -> BarcodeViolation.Character(stranger)
            !allows(length) -> BarcodeViolation.Length(length)
            rule.prefixes.isNotEmpty() && rule.prefixes.none { code.startsWith(it) } -> BarcodeViolation.Prefix
            else -> checkViolation(code) ?: if (matchesPattern(code)) null else BarcodeViolation.Pattern
        }
    }

    private fun allows(length: Int): Boolean =
        (rule.lengths.isEmpty() || length in rule.lengths) &&
            length >= rule.minLength ?: 0 && length <= rule.maxLength ?: Int.MAX_VALUE

    private fun checkViolation(code: String): BarcodeViolation? = when (rule.check) {
        // UPC-E has its digit from the code that it stands for; the symbology has looked at it.
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
            // The check can't be reckoned from such a body.
            body.any { it !in characters } || found > '\u007F' ->
                code.firstCharacter { it !in characters }?.let { BarcodeViolation.Character(it) }
            expected(body) != found -> BarcodeViolation.Check(found, expected(body))
            else -> null
        }
    }

    /** A pattern that this platform can't read asks for nothing. */
    private fun matchesPattern(code: String): Boolean = try {
        rule.pattern == null || Regex(rule.pattern).matches(code)
    } catch (error: PatternSyntaxException) {
        true
    } catch (error: StackOverflowError) {
        // Java's regular expressions recurse: this code is too long for the pattern.
        true
    }
}

/** What a broken rule means when it is that sure. */
private fun BarcodeRule.Confidence.verdict(
    format: BarcodeFormat, code: String, violation: BarcodeViolation?
): BarcodeVerdict = when {
    violation == null || this == BarcodeRule.Confidence.UNKNOWN ->
        BarcodeVerdict(BarcodeVerdict.Level.OK, format, code)
    this == BarcodeRule.Confidence.LIKELY -> BarcodeVerdict(BarcodeVerdict.Level.WARNING, format, code, violation)
    else -> BarcodeVerdict(BarcodeVerdict.Level.ERROR, format, code, violation)
}
