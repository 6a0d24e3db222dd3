import brands.Brands

/** Prints the values of fields that a test adds to the entry schema. */
fun main() {
    val pam = Brands.byId("pam")!!
    val ali = Brands.byId("ali")!!
    check(pam.accent == "#00A7E1")
    println(pam.slogan)
    println(pam.nicknames.joinToString(","))
    println(pam.opened)
    println(pam.size.id)
    println(pam.partner)
    println(pam.shops)
    println(pam.delivers)
    println("${pam.founder?.name} ${pam.founder?.born}")
    println(pam.prices.joinToString(",") { "${it.cents} ${it.audience.id}" })
    println(ali.slogan ?: "none")
    println(ali.nicknames.size)
    println(ali.size.id)
    println(Brands.search("zebedeo").joinToString(",") { it.id })
}
