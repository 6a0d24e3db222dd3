extension RandomAccessCollection where Index == Int {
  /// The elements of one name, where all are sorted by their names.
  package func elements(named name: String, by nameOf: (Element) -> String) -> SubSequence {
    self[place(ofName: name, by: nameOf)...].prefix { nameOf($0) == name }
  }

  /// Where the first element of a name is, or would be, where all are sorted by their names.
  private func place(ofName name: String, by nameOf: (Element) -> String) -> Int {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = nameOf(self[middle]) < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension Array {
  /// The same sorted, without a copy where it is already.
  func sortedOnce(by isBefore: (Element, Element) -> Bool) -> [Element] {
    zip(self, dropFirst()).allSatisfy { !isBefore($1, $0) } ? self : sorted(by: isBefore)
  }
}
