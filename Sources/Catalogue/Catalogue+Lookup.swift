extension Catalogue {
  /// The brand that a card saved under an id belongs to: the one of that id, or the one that took its place since.
  /// `nil` for a brand that closed without a successor, and for an unknown id.
  public func brand(id: String) -> Brand? {
    var id = id
    // As often as there are brands that could stand in between: a loop of them ends too.
    for _ in 0...tombstones.count {
      if let brand = Self.find(id, in: brands) { return brand }
      guard let successor = Self.find(id, in: tombstones)?.replacedBy else { return nil }
      id = successor
    }
    return nil
  }

  /// The brands that have a rank, in its order.
  public var popular: [Brand] { brandsByRank.filter { $0.rank != nil } }

  /// The brands in the order of their ranks, those without one last, and then of their ids.
  var brandsByRank: [Brand] {
    brands.sorted { ($0.rank ?? .max, $0.id) < ($1.rank ?? .max, $1.id) }
  }

  /// Halves a list that is sorted by ids.
  private static func find<Element: Identifiable<String>>(_ id: String, in elements: [Element]) -> Element? {
    var range = elements.indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if elements[middle].id == id { return elements[middle] }
      range = elements[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
