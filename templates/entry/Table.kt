/**
 * Reads the brands of a text: each line is a brand, its values separated by tabs. Null and an empty list are nothing. A
 * list is the number of its elements and then these; a record within a record is `1` and then its values. In a text `\\`,
 * `\t` and `\n` stand for a backslash, a tab and a line feed, and `\e` for a text that is empty.
 */
private object BrandTable {
    fun brands(table: String): List<Brand> =
        table.split('\n').filter { it.isNotEmpty() }.map { brand(TableValues(it)) }

{{#records}}
{{#isEntry}}
    private fun brand(values: TableValues): {{name}} {
        val brand = {{name}}(
{{#table}}
            {{name}} = {{tableReading}}{{^last()}},{{/last()}}
{{/table}}
        )
{{#logoFields}}
        return if (brand.{{file}} == null) brand else brand.copy({{url}} = "logos/${brand.id}.svg")
{{/logoFields}}
{{^logoFields}}
        return brand
{{/logoFields}}
    }
{{/isEntry}}
{{#isInner}}

    private fun {{readerName}}(values: TableValues) = {{name}}(
{{#table}}
        {{name}} = {{tableReading}}{{^last()}},{{/last()}}
{{/table}}
    )
{{/isInner}}
{{/records}}
}

/** Reads the values of a line one after the other. */
private class TableValues(line: String) {
    private val values = line.split('\t').iterator()

    fun textOrNull(): String? = values.next().ifEmpty { null }?.let { if ('\\' in it) unescaped(it) else it }

    fun text(): String = textOrNull().orEmpty()

    fun numberOrNull(): Int? = textOrNull()?.toInt()

    fun number(): Int = text().toInt()

    fun flagOrNull(): Boolean? = textOrNull()?.let { it == "1" }

    fun flag(): Boolean = text() == "1"

    /** The enumeration's value whose id is the next text; null where there is none. */
    fun <Choice> choiceOrNull(choices: Array<Choice>, id: (Choice) -> String): Choice? =
        textOrNull()?.let { text -> choices.first { id(it) == text } }

    fun <Choice> choice(choices: Array<Choice>, id: (Choice) -> String): Choice =
        text().let { text -> choices.first { id(it) == text } }

    fun <Record> record(read: (TableValues) -> Record): Record {
        values.next()
        return read(this)
    }

    fun <Record> recordOrNull(read: (TableValues) -> Record): Record? = textOrNull()?.let { read(this) }

    fun <Element> list(read: (TableValues) -> Element): List<Element> = List(numberOrNull() ?: 0) { read(this) }

    private fun unescaped(text: String): String {
        val plain = StringBuilder()
        var isEscaped = false
        for (character in text) {
            if (!isEscaped && character == '\\') {
                isEscaped = true
                continue
            }
            if (!isEscaped) plain.append(character)
            else if (character != 'e') plain.append(if (character == 't') '\t' else if (character == 'n') '\n' else character)
            isEscaped = false
        }
        return plain.toString()
    }
}
