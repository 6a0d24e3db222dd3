/// The links of a list of entries, all in one place: an editor looks through some hundred thousand at every keystroke.
package struct LinkTable: Sendable {
  private var links: [UInt64] = []
  /// Where those of each entry end.
  private var ends: [Int] = []

  package init() {}

  /// The links of an entry.
  /// - Parameter entry: its index, among those that were added.
  package subscript(entry: Int) -> ArraySlice<UInt64> { links[start(of: entry)..<ends[entry]] }

  /// The links of each entry.
  var entries: some Sequence<ArraySlice<UInt64>> { ends.indices.lazy.map { self[$0] } }

  /// Adds an entry.
  package mutating func append(_ entry: LinkList) {
    entry.append(to: &links)
    ends.append(links.count)
  }

  /// Adds entries of another list.
  package mutating func append(_ entries: Range<Int>, of other: LinkTable) {
    let (first, moved) = (other.start(of: entries.lowerBound), links.count)
    links += other.links[first..<other.start(of: entries.upperBound)]
    ends += other.ends[entries].lazy.map { $0 - first + moved }
  }

  /// Of each entry, whether it has a link that a function wants.
  package func entries(where isWanted: (UInt64) -> Bool) -> [Bool] {
    var start = 0
    return ends.map { end in
      defer { start = end }
      return links[start..<end].contains(where: isWanted)
    }
  }

  private func start(of entry: Int) -> Int { entry == 0 ? 0 : ends[entry - 1] }
}
