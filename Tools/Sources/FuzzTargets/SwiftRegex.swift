/// Swift's own engine, by which devices match the patterns of barcodes: portable ones, and the whole text.
enum SwiftRegex {
  /// How many Unicode scalars it is given: it goes back and forth, and needs time exponential in them.
  private static let longest = 16

  /// Requires that it finds the same.
  static func requireSame(_ verdict: Bool, _ pattern: String, _ text: String) throws(BrokenInvariant) {
    guard pattern.unicodeScalars.count <= 64, text.unicodeScalars.count <= longest else { return }
    guard let expression = try? Regex(pattern) else {
      throw BrokenInvariant("Swift rejects a portable pattern")
    }
    let found = try? expression.matchingSemantics(.unicodeScalar).wholeMatch(in: text) != nil
    try require(found == verdict, "Swift finds \(found.map(String.init) ?? "nothing"), and we \(verdict)")
  }
}
