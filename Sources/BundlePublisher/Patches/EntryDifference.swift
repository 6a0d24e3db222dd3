internal import FilePatches

/// What a catalogue has in common with an earlier one, and what it hasn't.
///
/// Both are cut into pieces at entries and at the members around them, by the compiler's own layout. A piece is compared
/// with the one of the same id or name: what both begin with and end with is copied, and what is between is inserted. A file
/// of another layout is one piece.
struct EntryDifference {
  /// Fewer bytes are inserted, but at the start: an instruction to copy them would be as long.
  private static let shortestCopy = 8

  private enum Part {
    case copy(Range<Int>)
    /// A range of the new file.
    case insert(Range<Int>)
  }

  private var parts: [Part] = []

  /// The instructions that make a file of its base.
  static func instructions(from base: [UInt8], to file: [UInt8]) -> [FilePatch.Instruction] {
    let known = Dictionary(
      CataloguePieces.pieces(of: base).map { ($0.key, $0.range) }, uniquingKeysWith: { first, _ in first })
    var difference = EntryDifference()
    for piece in CataloguePieces.pieces(of: file) {
      difference.add(piece.range, of: file, over: known[piece.key] ?? 0..<0, of: base)
    }
    return difference.parts.map { part in
      switch part {
      case .copy(let range): .copy(range)
      case .insert(let range): .insert(Array(file[range]))
      }
    }
  }

  /// Adds a piece of the new file, which is like a piece of the base.
  private mutating func add(_ new: Range<Int>, of file: [UInt8], over old: Range<Int>, of base: [UInt8]) {
    let shorter = min(new.count, old.count)
    let prefix = (0..<shorter).first { file[new.lowerBound + $0] != base[old.lowerBound + $0] } ?? shorter
    let longestSuffix = shorter - prefix
    let suffix =
      (0..<longestSuffix).first { file[new.upperBound - 1 - $0] != base[old.upperBound - 1 - $0] }
      ?? longestSuffix
    copy(old.prefix(prefix), to: new.lowerBound)
    insert(new.dropFirst(prefix).dropLast(suffix))
    copy(old.suffix(suffix), to: new.upperBound - suffix)
  }

  /// Copies a range of the base to a place of the new file.
  private mutating func copy(_ range: Range<Int>, to start: Int) {
    guard !range.isEmpty else { return }
    if case .copy(let last)? = parts.last, last.upperBound == range.lowerBound {
      parts[parts.count - 1] = .copy(last.lowerBound..<range.upperBound)
    } else if range.count < Self.shortestCopy, !parts.isEmpty {
      insert(start..<start + range.count)
    } else {
      parts.append(.copy(range))
    }
  }

  private mutating func insert(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if case .insert(let last)? = parts.last {
      parts[parts.count - 1] = .insert(last.lowerBound..<range.upperBound)
    } else {
      parts.append(.insert(range))
    }
  }
}

/// The pieces of a published catalogue: its entries, and what is around them.
private enum CataloguePieces {
  /// A range of bytes, and what tells it from all others.
  struct Piece {
    var key: [UInt8]
    var range: Range<Int>
  }

  private static let newline = UInt8(ascii: "\n")
  private static let entryStart = Array("    {".utf8)

  /// The pieces in their order; together they are the whole file.
  static func pieces(of bytes: [UInt8]) -> [Piece] {
    var pieces: [Piece] = []
    // What entries are in, since different lists may have the same ids.
    var member: [UInt8] = []
    var isFirstLineOfEntry = false
    for line in lines(of: bytes) {
      let text = bytes[line]
      if let key = memberKey(text) {
        member = key
        pieces.append(Piece(key: key, range: line))
        isFirstLineOfEntry = false
      } else if text.starts(with: entryStart) || pieces.isEmpty {
        pieces.append(Piece(key: member, range: line))
        isFirstLineOfEntry = true
      } else if let last = pieces.popLast() {
        let key = isFirstLineOfEntry ? last.key + text : last.key
        pieces.append(Piece(key: key, range: last.range.lowerBound..<line.upperBound))
        isFirstLineOfEntry = false
      }
    }
    return pieces
  }

  /// The lines, each with its newline.
  private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == newline {
      lines.append(start..<index + 1)
      start = index + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
    return lines
  }

  /// What tells a member of the catalogue from others: its name; `nil` for a line that no member begins or ends with.
  private static func memberKey(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    let space = UInt8(ascii: " ")
    guard line.starts(with: [space, space]), line.count > 2, line[line.startIndex + 2] != space else {
      return nil
    }
    return Array(line.prefix { $0 != UInt8(ascii: ":") })
  }
}
