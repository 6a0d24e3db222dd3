package import Diagnostics
package import StrictJSON

/// Removes entries from a list of a file, each with its line.
package struct ListRemoval {
  private let source: SourceText
  private let field: LocatedObject.Member
  private let elements: [LocatedValue]

  /// The list that is the value of a field.
  package init?(_ field: LocatedObject.Member, in source: SourceText) {
    guard let elements = field.value.array else { return nil }
    self.source = source
    self.field = field
    self.elements = elements
  }

  /// How many entries the list has.
  package var count: Int { elements.count }

  /// Removes an entry with its line, or with its comma; `nil` where the line has something else too.
  package func removing(_ entry: Range<Int>) -> TextEdit? {
    guard let index = elements.firstIndex(where: { $0.span == entry }) else { return nil }
    guard isInBrackets else { return elements.count > 1 ? removingLine(of: entry) : removingAll() }
    let span =
      if index > 0 { elements[index - 1].span.upperBound..<entry.upperBound } else if elements.count > 1 {
        entry.lowerBound..<elements[1].span.lowerBound
      } else { entry }
    let isOneLine = !source.bytes[span].contains { $0 == 0x0A || $0 == UInt8(ascii: "#") }
    return isOneLine ? TextEdit(replacing: span, of: source, with: "") : nil
  }

  /// Removes the whole field, but for comments on lines of their own.
  package func removingAll() -> TextEdit? { source.removing(field) }

  private func removingLine(of entry: Range<Int>) -> TextEdit? {
    let line = source.lines(of: entry)
    let before = source.bytes[line.lowerBound..<entry.lowerBound].filter { $0 != 0x20 }
    guard before == [UInt8(ascii: "-")], !source.bytes[entry].contains(0x0A) else { return nil }
    return TextEdit(replacing: line, of: source, with: "")
  }

  private var isInBrackets: Bool {
    source.bytes[field.value.span].first == UInt8(ascii: "[")
  }
}

extension SourceText {
  /// The change that removes a field with its lines, but for comments on lines of their own; `nil` where its first line
  /// has something else too.
  func removing(_ field: LocatedObject.Member) -> TextEdit? {
    let lines = lines(of: field.keySpan.lowerBound..<field.value.span.upperBound)
    guard bytes[lines.lowerBound..<field.keySpan.lowerBound].allSatisfy({ $0 == 0x20 }) else { return nil }
    // Bytes, since "\r\n" is one character. A line's own end stays.
    let comments = bytes[lines].split(separator: 0x0A).map { $0.drop { $0 == 0x20 } }
      .filter { $0.first == UInt8(ascii: "#") }
    let margin = String(repeating: " ", count: field.keySpan.lowerBound - lines.lowerBound)
    let kept = comments.map { "\(margin)\(String(decoding: $0, as: UTF8.self))\n" }
    return TextEdit(replacing: lines, of: self, with: kept.joined())
  }

  /// The same of a member of any object: of one in braces, with a comma.
  func removing(_ member: LocatedObject.Member, of object: LocatedObject, isInBraces: Bool) -> TextEdit? {
    guard isInBraces else { return removing(member) }
    let members = object.members
    guard let index = members.firstIndex(where: { $0.keySpan == member.keySpan }) else { return nil }
    let span =
      if index > 0 {
        members[index - 1].value.span.upperBound..<member.value.span.upperBound
      } else if members.count > 1 {
        member.keySpan.lowerBound..<members[1].keySpan.lowerBound
      } else { member.keySpan.lowerBound..<member.value.span.upperBound }
    let isOneLine = !bytes[span].contains { $0 == 0x0A || $0 == UInt8(ascii: "#") }
    return isOneLine ? TextEdit(replacing: span, of: self, with: "") : nil
  }

  /// The lines that a span is on, with their ends.
  package func lines(of span: Range<Int>) -> Range<Int> {
    let start = bytes[..<span.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let end = bytes[span.upperBound...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    return start..<end
  }
}
