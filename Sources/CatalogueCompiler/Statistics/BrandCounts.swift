internal import Catalogue

/// How many brands there are, and of how many something is known.
struct BrandCounts: Sendable {
  /// The live brands: those that are published as brands.
  private(set) var live = 0
  /// The brands and ids of which a tombstone is published.
  private(set) var retired = 0
  /// The live brands that have a logo.
  private(set) var logos = 0
  /// The live brands with a barcode rule, by how sure it is.
  private(set) var rules: [BarcodeConfidence: Int] = [:]

  /// The live brands without a barcode rule.
  var withoutRule: Int { live - rules.values.reduce(0, +) }

  var isEmpty: Bool { live == 0 && retired == 0 }

  mutating func add(_ brand: BrandSource) {
    guard brand.isLive else { return addRetired() }
    live += 1
    if brand.logo != nil { logos += 1 }
    if let confidence = brand.barcode?.confidence { rules[confidence.value, default: 0] += 1 }
  }

  mutating func addRetired() { retired += 1 }

  static func + (left: BrandCounts, right: BrandCounts) -> BrandCounts {
    var sum = left
    sum.live += right.live
    sum.retired += right.retired
    sum.logos += right.logos
    sum.rules.merge(right.rules, uniquingKeysWith: +)
    return sum
  }
}
