// Says how long the first uses of Brands.swift take, and the later ones.
import Foundation

/// Processor time in microseconds.
func time(_ title: String, repeating count: Int = 1, _ work: () -> Int) {
  let start = clock()
  var sum = 0
  for _ in 0..<count { sum &+= work() }
  let microseconds = Double(clock() - start) / Double(CLOCKS_PER_SEC) * 1e6 / Double(count)
  let rounded = String(format: "%.1f", microseconds)
  // The sum is printed nowhere, and is used so that nothing is left out.
  print("  \(title): \(rounded) µs CPU" + (sum == .min ? "!" : ""))
}

@main enum Uses {
  static func main() {
    time("first access to all brands") { Brands.all.count }
    let ids = Brands.all.map(\.id)
    time("look up an id", repeating: 10_000) { Brands.brand(id: ids[ids.count / 3])?.name.utf8.count ?? 0 }
    time("first search") { Brands.search("super").count }
    time("later search", repeating: 100) { Brands.search("super").count }
    let brand = Brands.all.first { $0.barcode != nil }
    time("check a code", repeating: 1000) { brand?.validate("2900123004566").code.utf8.count ?? 0 }
  }
}
