/** Reads the fields of a text one after the other. */
private class FieldReader(text: String, separator: Char) {
    private val fields = text.split(separator).iterator()

    fun text(): String = fields.next()

    fun textOrNull(): String? = text().ifEmpty { null }

    fun texts(): List<String> = text().split('\u001F').dropLast(1)

    fun parts(): List<String> = textOrNull()?.split('\u001E').orEmpty()

    fun numberOrNull(): Int? = textOrNull()?.toInt()

    fun numbers(): List<Int> = texts().map { it.toInt() }

    /** The one of an enumeration's values that has the field as its id; null for an empty field. */
    fun <Choice> choiceOrNull(values: Array<Choice>, id: (Choice) -> String): Choice? =
        textOrNull()?.let { text -> values.first { id(it) == text } }

    fun <Choice> choice(values: Array<Choice>, id: (Choice) -> String): Choice =
        text().let { text -> values.first { id(it) == text } }

    /** The fields that are left. */
    fun rest(): List<String> = fields.asSequence().toList()
}
