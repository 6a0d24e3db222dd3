internal import Diagnostics
internal import StrictJSON

/// The entries of a file, from the top down.
struct FileEntries {
  private(set) var all: [FileEntry] = []

  private let source: SourceText
  private let dashes: [Int]

  init(_ value: LocatedValue, in source: SourceText, dashes: [Int]) {
    self.source = source
    self.dashes = dashes
    add(value, start: 0, column: -1, parent: nil)
  }

  /// The last entry that begins at an offset or before it.
  func last(upTo offset: Int) -> Int {
    max(0, all.partitionPoint { $0.start <= offset } - 1)
  }

  /// The entry after that one, on any level.
  func next(after entry: Int) -> Int? { entry + 1 < all.count ? entry + 1 : nil }

  /// An entry and all that contain it, from the inside out.
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
    return [UInt8(ascii: "["), UInt8(ascii: "{")].contains(source.bytes[value.span.lowerBound])
  }

  /// The last dash before an element.
  private func dash(of element: LocatedValue) -> Int {
    let count = dashes.partitionPoint { $0 < element.span.lowerBound }
    return count > 0 ? dashes[count - 1] : element.span.lowerBound
  }

  private func column(of offset: Int) -> Int {
    let line = source.bytes.prefix(offset).lastIndex(of: 0x0A).map { $0 + 1 } ?? source.start
    return offset - line
  }
}

extension Array {
  /// How many elements, all of them at the beginning, meet a condition.
  fileprivate func partitionPoint(_ isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A field or an item of a file, to which comments can belong. The first one is the file itself.
struct FileEntry {
  /// The offset of its key or its dash.
  let start: Int
  /// How many characters are before it on its line; a maximum in a collection in brackets, where columns have no
  /// meaning.
  let column: Int
  /// The range of its value.
  let value: Range<Int>
  /// Whether it contains no entry.
  let isLeaf: Bool
  /// Whether the value is a collection in brackets, or inside one.
  let isFlow: Bool
  /// The index of the entry that contains it; `nil` for the file.
  let parent: Int?
}
