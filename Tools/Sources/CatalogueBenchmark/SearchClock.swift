internal import Catalogue
internal import Foundation

/// Measures searches in a market's published catalogue, the least of several runs.
struct SearchClock {
  /// The catalogue's bytes.
  let catalogue: [UInt8]
  let runs: Int

  /// What few brands have, what many have, letters inside words, several words, and as many words as are read.
  private static let queries = [
    "trenti", "carta", "famiglia", "ess", "antica milano trenti", "prodotti freschi carta",
    "a b c d e f g h i j k l m n o p q r s t u v w x y z",
  ]
  private static let width = 52

  func run() async throws {
    let catalogue = try Catalogue(decoding: catalogue)
    print(Measurement.columns("search, \(catalogue.brands.count) brands", "CPU ms", width: Self.width))
    let index = await report("build the index") { SearchIndex(catalogue) }
    for query in Self.queries { _ = await report(query) { index.search(query, limit: 20) } }
  }

  /// Prints the cost of some work and returns its result.
  private func report<Value>(_ title: String, _ work: () -> Value) async -> Value {
    let (value, seconds) = await Measurement.least(of: runs, work)
    print(Measurement.columns(title, String(format: "%.3f", seconds * 1000), width: Self.width))
    return value
  }
}
