/**
 * Reads the brands from the text that they are kept in: a line for each, its fields separated by tabs. Each text of a
 * list ends in U+001F; the parts of what is more than texts are separated by U+001E, and the fields of a barcode's
 * format by U+001D. An empty field is null or an empty list.
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
