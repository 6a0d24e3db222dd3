// Searches for every line of the file QUERIES, and prints figures: see scripts/bench/search.py.

import brands.Brands
import java.io.File

fun milliseconds(work: () -> Unit): Double {
    val start = System.nanoTime()
    work()
    return (System.nanoTime() - start) / 1_000_000.0
}

/** The memory that is used, in megabytes. */
fun memory(): Double {
    repeat(3) { System.gc() }
    return (Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory()) / 1_048_576.0
}

fun main() {
    val queries = File(System.getenv("QUERIES")).readLines().map { it.split('\t') }
    Brands.all.size
    val before = memory()
    val first = milliseconds { Brands.search("esselunga") }
    val after = memory()
    // Until it is compiled, as far as it will be.
    val start = System.nanoTime()
    while (System.nanoTime() - start < 3_000_000_000) queries.forEach { Brands.search(it[1]) }
    val hits = queries.count { query -> Brands.search(query[1], 3).any { it.id == query[2] } }
    val medians = queries.map { query -> List(7) { milliseconds { Brands.search(query[1]) } }.sorted()[3] }.sorted()
    println("${medians[medians.size / 2]}\t${medians[medians.size * 99 / 100]}\t$first\t${after - before}\t$hits")
}
