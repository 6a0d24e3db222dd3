// How programs print texts, on one line, and choices, as the catalogue spells them.

fun hex(text: String?): String =
    if (text == null) "null"
    else text.toByteArray(Charsets.UTF_8).joinToString("") { String.format("%02x", it) }

fun hex(texts: List<String>): String = "[" + texts.joinToString(",") { hex(it) } + "]"

/** The text of some hexadecimal bytes. */
fun text(hex: String): String = String(hex.chunked(2).map { it.toInt(16).toByte() }.toByteArray(), Charsets.UTF_8)

/** An enumeration's case as the catalogue spells it, in lower case. */
fun choice(value: Enum<*>?): String = if (value == null) "null" else value.name.replace("_", "").toAsciiLower()

/** Kotlin has no such function in both the oldest and the newest version. */
fun String.toAsciiLower(): String = map { if (it in 'A'..'Z') it + 32 else it }.joinToString("")
