/// Many prefixes, and whether a text begins with one of them, without trying each.
struct PrefixSet {
  /// Sorted by their bytes; none begins with another.
  private let prefixes: [[UInt8]]

  init(_ texts: [String]) {
    var kept: [[UInt8]] = []
    for prefix in texts.map({ Array($0.utf8) }).sorted(by: { $0.lexicographicallyPrecedes($1) })
    where !(kept.last.map(prefix.starts) ?? false) {
      kept.append(prefix)
    }
    prefixes = kept
  }

  /// Whether a text begins with one of the prefixes.
  func hasPrefix(of text: String) -> Bool {
    let bytes = Array(text.utf8)
    var (low, high) = (0, prefixes.count)
    while low < high {
      let middle = (low + high) / 2
      if bytes.lexicographicallyPrecedes(prefixes[middle]) { high = middle } else { low = middle + 1 }
    }
    // Whatever sorts between a prefix and the text begins with that prefix: only the last one before the text can
    // match.
    return low > 0 && bytes.starts(with: prefixes[low - 1])
  }
}
