import brands.BarcodeVerdict
import brands.Brands

/** Prints the values of fields that have other names in a copy of the entry schema. */
fun main() {
    val pam = requireNotNull(Brands.byId("pam"))
    println(pam.title)
    println(pam.section.id)
    println("${pam.letters} ${pam.lettersInk.id} ${pam.lettersTile}")
    println(pam.markAddress)
    println(pam.card?.confidence?.id)
    println(pam.place)
    println(pam.owner)
    println(pam.firstDay)
    println(Brands.popular.joinToString(",") { it.id })
    for (text in listOf("pam", "panorama", "spesa", "carta piu")) {
        println(Brands.search(text).joinToString(",") { it.id })
    }
    for (code in listOf("2900123004567", "2900123004566")) {
        println(if (pam.validate(code).level == BarcodeVerdict.Level.OK) "ok" else "error")
    }
}
