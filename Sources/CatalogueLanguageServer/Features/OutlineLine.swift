/// A line of YAML in block style, as far as it can be told from the line alone: that is enough for files that are typed
/// half, which no reader can read.
struct OutlineLine {
  /// The offset of the line in the text.
  let start: Int
  /// The columns of the dashes before its content, from 0.
  let dashes: [Int]
  /// The column of its content, or of its end where it has none.
  let column: Int
  /// The name of its field; `nil` where it has no colon.
  let key: String?
  /// The column of that colon; `nil` where there is none.
  let colon: Int?
  /// The columns of what is written after the colon, or of all content where there is no field.
  let value: Range<Int>
  /// Whether it has neither content nor a dash, a comment aside.
  let isBlank: Bool
  /// The column where a comment begins; `nil` where there is none.
  let comment: Int?
  private let bytes: ArraySlice<UInt8>

  /// - Parameter bytes: the line without its end.
  init(_ bytes: ArraySlice<UInt8>) {
    (start, self.bytes) = (bytes.startIndex, bytes)
    let text = Array(bytes)
    var column = text.prefix { $0 == 0x20 }.count
    var dashes: [Int] = []
    while column < text.count, text[column] == UInt8(ascii: "-"),
      column + 1 == text.count || text[column + 1] == 0x20
    {
      dashes.append(column)
      column += 1
      column += text[column...].prefix { $0 == 0x20 }.count
    }
    let comment = Self.comment(in: text, from: column)
    let end = text[column..<(comment ?? text.count)].lastIndex { $0 != 0x20 && $0 != 0x0D }.map { $0 + 1 }
    (self.dashes, self.column, self.comment) = (dashes, column, comment)
    isBlank = end == nil && dashes.isEmpty
    let content = column..<max(column, end ?? column)
    guard let colon = Self.colon(in: text, content) else {
      (key, self.colon, value) = (nil, nil, content)
      return
    }
    let name = String(decoding: text[column..<colon], as: UTF8.self)
    (key, self.colon) = (name.trimmingQuotes, colon)
    let spaces = text[(colon + 1)..<content.upperBound].prefix { $0 == 0x20 }.count
    value = min(colon + 1 + spaces, content.upperBound)..<content.upperBound
  }

  /// Whether a field has no value on its own line, so that one may be below it.
  var isOpen: Bool { key != nil && value.isEmpty }

  /// The text of the value.
  var content: String { text(value) }

  /// The elements of a list in brackets, without the one that a column is in.
  func flowElements(besides column: Int) -> Set<String> {
    let elements = value.split { ",[]".utf8.contains(bytes[start + $0]) }
    return Set(elements.filter { column < $0.lowerBound || $0.upperBound < column }.map(text))
  }

  /// Whether it may be a line of the list whose dashes are at a column: further to the right, or with such a dash.
  func isWithinList(at dash: Int) -> Bool {
    isBlank || (dashes.first ?? column) > dash || dashes.first == dash
  }

  /// The text of some columns, without spaces and quotes around it.
  private func text(_ columns: Range<Int>) -> String {
    let bytes = bytes[(start + columns.lowerBound)..<(start + columns.upperBound)].drop { $0 == 0x20 }
    let end = bytes.lastIndex { $0 != 0x20 }
    return end.map { String(decoding: bytes[...$0], as: UTF8.self).trimmingQuotes } ?? ""
  }

  /// A comment begins at a sign with a space before it, outside of quotes.
  private static func comment(in text: [UInt8], from start: Int) -> Int? {
    var quote: UInt8?
    for index in start..<max(start, text.count) {
      let byte = text[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "#"), index == 0 || text[index - 1] == 0x20 {
        return index
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"),
        index == start || text[index - 1] == 0x20
      {
        quote = byte
      }
    }
    return nil
  }

  /// The colon behind a name: it ends the line, or a space follows.
  private static func colon(in text: [UInt8], _ content: Range<Int>) -> Int? {
    guard let first = content.first, !"\"'[{|>".utf8.contains(text[first]) || isQuotedKey(text, content)
    else { return nil }
    return content.first { index in
      text[index] == UInt8(ascii: ":") && (index + 1 >= content.upperBound || text[index + 1] == 0x20)
    }
  }

  private static func isQuotedKey(_ text: [UInt8], _ content: Range<Int>) -> Bool {
    let quote = text[content.lowerBound]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'"),
      let end = text[content].dropFirst().firstIndex(of: quote)
    else { return false }
    return end + 1 < content.upperBound && text[end + 1] == UInt8(ascii: ":")
  }
}

extension String {
  /// Without quotes around it.
  fileprivate var trimmingQuotes: String {
    guard count > 1, let first, first == last, "\"'".contains(first) else { return self }
    return String(dropFirst().dropLast())
  }
}
