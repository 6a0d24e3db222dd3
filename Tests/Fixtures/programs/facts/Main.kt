// Prints every fact of the generated catalogue, one value a line: texts as the hexadecimal bytes of their UTF-8.

import brands.BarcodeFormatRule
import brands.Brand
import brands.Brands

fun fact(name: String, value: Any?) = println("$name=$value")

fun main() {
    fact("version", hex(Brands.version.date))
    fact("revision", Brands.version.revision)
    fact("country", hex(Brands.COUNTRY))
    fact("count", Brands.all.size)
    for (brand in Brands.all) printFacts(brand)
    for (tombstone in Brands.tombstones) {
        fact("tombstone", hex(tombstone.id))
        fact("name", hex(tombstone.name))
        fact("status", choice(tombstone.status))
        fact("endedOn", hex(tombstone.endedOn))
        fact("replacedBy", hex(tombstone.replacedBy))
    }
    fact("found", Brands.all.filter { Brands.byId(it.id) == it }.size)
    fact("unknown", hex(Brands.byId("no-such-brand")?.id))
}

fun printFacts(brand: Brand) {
    fact("id", hex(brand.id))
    fact("name", hex(brand.name))
    fact("category", hex(brand.category.id))
    fact("initials", hex(brand.initials))
    fact("initialsColor", choice(brand.initialsColor))
    fact("initialsBackground", hex(brand.initialsBackground))
    fact("color", hex(brand.color))
    fact("logo", hex(brand.logo))
    fact("logoUrl", hex(brand.logoUrl))
    fact("logoBackground", hex(brand.logoBackground))
    val source = brand.logoSource
    fact("logoSource", "${hex(source?.url)} ${hex(source?.licence)} ${hex(source?.author)}")
    fact("sources", hex(brand.sources))
    fact("aliases", hex(brand.aliases))
    fact("keywords", hex(brand.keywords))
    for (programme in brand.programmes) fact("programme", hex(programme.name) + " " + choice(programme.kind))
    fact("rank", brand.rank)
    fact("wikidata", hex(brand.wikidata))
    fact("group", hex(brand.group))
    fact("regions", hex(brand.regions))
    fact("status", choice(brand.status))
    fact("since", hex(brand.since))
    val barcode = brand.barcode
    if (barcode == null) {
        fact("barcode", "null")
    } else {
        fact("barcode", choice(barcode.confidence) + " " + barcode.printedDiffers + " " + hex(barcode.source))
        for (rule in barcode.formats) printFacts(rule)
    }
}

fun printFacts(rule: BarcodeFormatRule) {
    fact("format", rule.format.id + " " + choice(rule.check))
    fact("lengths", rule.lengths.joinToString(","))
    fact("bounds", rule.minLength.toString() + " " + rule.maxLength)
    fact("charset", choice(rule.charset))
    fact("prefixes", hex(rule.prefixes))
    fact("pattern", hex(rule.pattern))
    fact("samples", hex(rule.valid) + " " + hex(rule.invalid))
}
