internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import Foundation

/// A table of texts, whose first line names the columns: comma-separated values (RFC 4180), also with the semicolons or
/// tabs of spreadsheets, or tab-separated values.
struct SeparatedValues {
  struct Cell {
    let text: String
    let span: Range<Int>
  }

  /// The names of the columns, each once.
  let header: [Cell]
  /// The other lines, but for empty ones.
  let rows: [[Cell]]

  /// More than any table of entries has.
  private static let mostColumns = 1000

  /// Whether a file's name says that it is a table.
  static func isTable(_ path: String) -> Bool {
    [".csv", ".tsv"].contains { path.lowercased().hasSuffix($0) }
  }

  /// - Throws: `UnreadableInput`, where the file isn't UTF-8, a quote isn't closed, or the first line doesn't name columns.
  init(_ source: SourceText) throws(UnreadableInput) {
    var reader = Reader(source)
    let lines = try reader.lines()
    guard let first = lines.first else {
      throw Reader.problem("the table is empty: its first line names the columns", at: 0..<0, in: source)
    }
    var seen: Set<String> = []
    guard first.count <= Self.mostColumns else {
      throw Reader.problem("there are more than \(Self.mostColumns) columns", at: first[0].span, in: source)
    }
    for cell in first where !cell.text.isEmpty && !seen.insert(cell.text).inserted {
      throw Reader.problem("column \"\(cell.text.shortened)\" is there twice", at: cell.span, in: source)
    }
    (header, rows) = (first, Array(lines.dropFirst()))
  }

  /// A table that says of each value of its first column what it is in the second.
  /// - Throws: `UnreadableInput`, also where there is no second column, or nothing below the first line.
  init(pairs source: SourceText) throws(UnreadableInput) {
    try self.init(source)
    guard header.count > 1, !rows.isEmpty else {
      throw Reader.problem(
        header.count > 1
          ? "there is nothing below the first line, which names the columns"
          : "a second column is needed, with what those of the first are", at: header[0].span, in: source)
    }
  }

  /// Reads the cells, one after the other.
  private struct Reader {
    private let source: SourceText
    private let separator: UInt8
    private let isTabbed: Bool
    private var position: Int

    private static let (quote, lineFeed, carriageReturn) = (UInt8(ascii: "\""), UInt8(0x0A), UInt8(0x0D))

    init(_ source: SourceText) {
      self.source = source
      isTabbed = source.path.lowercased().hasSuffix(".tsv")
      let separators = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
      let first = source.bytes[source.start...].prefix { $0 != Self.lineFeed && $0 != Self.carriageReturn }
      // Spreadsheets write a line that names the separator: sep=;
      if first.count == 5, first.starts(with: "sep=".utf8), let last = first.last, separators.contains(last) {
        (separator, position) = (last, first.endIndex)
        skipLineEnd()
        return
      }
      position = source.start
      let line = source.bytes[position...].prefix { $0 != Self.lineFeed }
      let most = separators.max { first, second in
        line.count { $0 == first } < line.count { $0 == second }
      }
      // Of as many, the first counts.
      let usual = line.contains { separators.contains($0) } ? most ?? separators[0] : separators[0]
      separator = isTabbed ? 0x09 : usual
    }

    static func problem(_ message: String, at span: Range<Int>, in source: SourceText) -> UnreadableInput {
      UnreadableInput([Rule.syntax.diagnostic(Finding(message, at: source.location(span)))])
    }

    mutating func lines() throws(UnreadableInput) -> [[Cell]] {
      var lines: [[Cell]] = []
      var line: [Cell] = []
      while position < source.bytes.count {
        line.append(try cell())
        if position < source.bytes.count, source.bytes[position] == separator {
          position += 1
          // A separator at the end of the file has an empty cell behind it.
          if position == source.bytes.count { line.append(Cell(text: "", span: position..<position)) }
          if position < source.bytes.count { continue }
        }
        skipLineEnd()
        if line.contains(where: { !$0.text.isEmpty }) { lines.append(line) }
        line = []
      }
      return lines
    }

    private mutating func skipLineEnd() {
      guard position < source.bytes.count else { return }
      let isReturn = source.bytes[position] == Self.carriageReturn
      position += 1
      if isReturn, position < source.bytes.count, source.bytes[position] == Self.lineFeed { position += 1 }
    }

    private mutating func cell() throws(UnreadableInput) -> Cell {
      let start = position
      if source.bytes[start] == Self.quote, let end = closingQuote(after: start) {
        position = end + 1
        let text = try text(start + 1..<end).replacing("\"\"", with: "\"")
        return Cell(text: text, span: start..<position)
      }
      guard isTabbed || source.bytes[start] != Self.quote else {
        throw Self.problem(
          "this cell's quotes don't end before the next separator; a quote in a cell is written twice",
          at: start..<start + 1, in: source)
      }
      position = source.bytes[start...].firstIndex(where: endsCell) ?? source.bytes.count
      return Cell(text: try text(start..<position), span: start..<position)
    }

    /// The quote behind which the cell ends; `nil` where there is none.
    private func closingQuote(after start: Int) -> Int? {
      var index = start + 1
      while let quote = source.bytes[index...].firstIndex(of: Self.quote) {
        index = quote + 1
        guard index < source.bytes.count else { return quote }
        if source.bytes[index] != Self.quote { return endsCell(source.bytes[index]) ? quote : nil }
        index += 1
      }
      return nil
    }

    private func endsCell(_ byte: UInt8) -> Bool {
      byte == separator || byte == Self.lineFeed || byte == Self.carriageReturn
    }

    private func text(_ span: Range<Int>) throws(UnreadableInput) -> String {
      guard !source.bytes[span].contains(0), let text = String(bytes: source.bytes[span], encoding: .utf8)
      else { throw Self.problem("this isn't UTF-8; save the table as UTF-8", at: span.prefix(1), in: source) }
      return text
    }
  }
}
