internal import Diagnostics
internal import StrictJSON

/// The entries of a file, from the top down.
struct FileEntries {
  private(set) var all: [FileEntry] = []

  private let bytes: [UInt8]
  private let dashes: [Int]

  init(_ value: LocatedValue, in source: SourceText, dashes: [Int]) {
    bytes = source.bytes
    self.dashes = dashes
    add(value, start: 0, column: -1, parent: nil)
  }

  /// The last entry that begins at an offset or before it.
  func last(upTo offset: Int) -> Int {
    var (low, high) = (0, all.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if all[middle].start <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The entry after that one, wherever it is.
  func next(after entry: Int) -> Int? { entry + 1 < all.count ? entry + 1 : nil }

  /// An entry and those that it is in, from the inside out.
  func chain(from entry: Int) -> some Sequence<Int> { sequence(first: entry) { all[$0].parent } }

  private mutating func add(_ value: LocatedValue, start: Int, column: Int, parent: Int?) {
    let isLeaf = (value.array?.isEmpty ?? value.object?.members.isEmpty) ?? true
    let isFlow = (parent.map { all[$0].isFlow } ?? false) || opensBracket(value)
    all.append(
      FileEntry(
        start: start, column: column, value: value.span, isLeaf: isLeaf, isFlow: isFlow, parent: parent))
    let number = all.count - 1
    let own = isLeaf || isFlow ? .max : self.column(of: value.span.lowerBound)
    for element in value.array ?? [] {
      add(element, start: isFlow ? element.span.lowerBound : dash(of: element), column: own, parent: number)
    }
    for member in value.object?.members ?? [] {
      add(member.value, start: member.keySpan.lowerBound, column: own, parent: number)
    }
  }

  private func opensBracket(_ value: LocatedValue) -> Bool {
    guard value.array != nil || value.object != nil, !value.span.isEmpty else { return false }
    return [UInt8(ascii: "["), UInt8(ascii: "{")].contains(bytes[value.span.lowerBound])
  }

  /// The last dash before an element.
  private func dash(of element: LocatedValue) -> Int {
    var (low, high) = (0, dashes.count)
    while low < high {
      let middle = (low + high) / 2
      if dashes[middle] < element.span.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? dashes[low - 1] : element.span.lowerBound
  }

  private func column(of offset: Int) -> Int {
    let lineStart = bytes[..<min(offset, bytes.count)].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let hasMark = lineStart == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF])
    return offset - lineStart - (hasMark ? 3 : 0)
  }
}
