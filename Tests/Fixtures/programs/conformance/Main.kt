// Answers the questions of a file, one a line. In both, texts are the hexadecimal bytes of their UTF-8, and
// fields are separated by tabs.

import brands.BarcodeFormat
import brands.Brand
import brands.Brands
import brands.InitialsColor
import brands.initialsOf
import java.io.File

fun format(id: String): BarcodeFormat = BarcodeFormat.values().first { it.id == id }

fun formatOrNull(id: String): BarcodeFormat? = if (id == "null") null else format(id)

fun line(vararg values: Any?): String = values.joinToString("\t")

fun ids(brands: List<Brand>): String = brands.joinToString(",") { it.id }

fun verdict(brand: String, code: String, format: BarcodeFormat?): String {
    val verdict = Brands.byId(brand)?.validate(code, format)
    return line(choice(verdict?.level), verdict?.format?.id, hex(verdict?.code), verdict?.reason?.id)
}

fun names(format: BarcodeFormat): String = line(
    format.zxing, format.mlKit, format.vision.joinToString(","), format.avFoundation.joinToString(","), format.passKit)

fun answer(question: List<String>): Any? = when (question[0]) {
    "searches" -> ids(
        if (question[2] == "null") Brands.search(text(question[1]))
        else Brands.search(text(question[1]), question[2].toInt()))
    "ids" -> Brands.byId(text(question[1]))?.id
    "initials" -> initialsOf(text(question[1]))
    "initialsColors" -> InitialsColor.readableOn(question[1])?.id
    "popular" -> ids(Brands.popular)
    "symbologies" -> format(question[1]).violation(text(question[2]))?.id
    "codes" -> verdict(question[1], text(question[2]), formatOrNull(question[3]))
    "formats" -> names(format(question[1]))
    else -> "no such question"
}

fun main(arguments: Array<String>) = File(arguments[0]).forEachLine { println(answer(it.split('\t'))) }
