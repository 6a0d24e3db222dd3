/**
 * Reads the brands of a text: each line is a brand, its fields separated by tabs. Each text of a list ends in U+001F;
 * the parts of other fields are separated by U+001E, and the fields of a barcode's format by U+001D. An empty field is
 * null or an empty list.
 */
private object BrandTable {
    fun brands(table: String): List<Brand> =
        table.split('\n').filter { it.isNotEmpty() }.map { brand(FieldReader(it, '\t')) }

    private fun brand(fields: FieldReader): Brand {
        val brand = Brand(
            id = fields.text(),
            name = fields.text(),
            category = fields.choice(BrandCategory.values(), BrandCategory::id),
            initials = fields.text(),
            initialsColor = fields.choice(InitialsColor.values(), InitialsColor::id),
            initialsBackground = fields.text(),
            color = fields.textOrNull(),
            logo = fields.textOrNull(),
            logoBackground = fields.textOrNull(),
            barcode = fields.textOrNull()?.let { barcode(FieldReader(it, '\u001E')) },
            sources = fields.texts(),
            aliases = fields.texts(),
            keywords = fields.texts(),
            programmes = fields.parts().map { programme(FieldReader(it, '\u001F')) },
            rank = fields.numberOrNull(),
            wikidata = fields.textOrNull(),
            nsi = fields.textOrNull(),
            simpleIcons = fields.textOrNull(),
            group = fields.textOrNull(),
            regions = fields.texts(),
            status = fields.choice(BrandStatus.values(), BrandStatus::id),
            replacedBy = fields.textOrNull(),
            since = fields.textOrNull(),
            endedOn = fields.textOrNull()
        )
        return if (brand.logo == null) brand else brand.copy(logoUrl = "logos/${brand.id}.svg")
    }

    private fun programme(fields: FieldReader) =
        Programme(name = fields.text(), kind = fields.choice(Programme.Kind.values(), Programme.Kind::id))

    private fun barcode(fields: FieldReader) = BarcodeRule(
        confidence = fields.choice(BarcodeRule.Confidence.values(), BarcodeRule.Confidence::id),
        printedDiffers = fields.text() == "1",
        source = fields.textOrNull(),
        formats = fields.rest().map { format(FieldReader(it, '\u001D')) }
    )

    private fun format(fields: FieldReader) = BarcodeFormatRule(
        format = fields.choice(BarcodeFormat.values(), BarcodeFormat::id),
        check = fields.choice(BarcodeFormatRule.Check.values(), BarcodeFormatRule.Check::id),
        lengths = fields.numbers(),
        minLength = fields.numberOrNull(),
        maxLength = fields.numberOrNull(),
        charset = fields.choiceOrNull(BarcodeFormatRule.CharacterSet.values(), BarcodeFormatRule.CharacterSet::id),
        prefixes = fields.texts(),
        pattern = fields.textOrNull(),
        valid = fields.texts(),
        invalid = fields.texts()
    )
}

/** Reads the fields of a text one after the other. */
private class FieldReader(text: String, separator: Char) {
    private val fields = text.split(separator).iterator()

    fun text(): String = fields.next()

    fun textOrNull(): String? = text().ifEmpty { null }

    fun texts(): List<String> = text().split('\u001F').dropLast(1)

    fun parts(): List<String> = textOrNull()?.split('\u001E').orEmpty()

    fun numberOrNull(): Int? = textOrNull()?.toInt()

    fun numbers(): List<Int> = texts().map { it.toInt() }

    /** The enumeration's value whose id is the field; null for an empty field. */
    fun <Choice> choiceOrNull(values: Array<Choice>, id: (Choice) -> String): Choice? =
        textOrNull()?.let { text -> values.first { id(it) == text } }

    fun <Choice> choice(values: Array<Choice>, id: (Choice) -> String): Choice =
        text().let { text -> values.first { id(it) == text } }

    /** The fields that are left. */
    fun rest(): List<String> = fields.asSequence().toList()
}
