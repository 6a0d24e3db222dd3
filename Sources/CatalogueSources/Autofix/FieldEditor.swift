package import Diagnostics
package import StrictJSON
internal import YAMLSource

/// Changes fields of one file, one after the other, and leaves every other byte as it is.
package struct FieldEditor: Sendable {
  /// Why a change can't be made, in a sentence that begins with its position.
  package struct Failure: Error {
    package let sentence: String

    package init(sentence: String) { self.sentence = sentence }
  }

  /// The file as it is now.
  package private(set) var source: SourceText
  /// Its fields.
  package private(set) var object: LocatedObject
  /// The fields' names in the order in which files have them.
  private let order: [String]

  /// - Throws: `Failure`, where the file isn't a mapping that can be read.
  package init(_ source: SourceText, order: [String]) throws(Failure) {
    (self.source, self.order) = (source, order)
    object = try Self.object(of: source)
  }

  private static func object(of source: SourceText) throws(Failure) -> LocatedObject {
    let document = YAMLReader.read(source)
    guard document.problems.isEmpty, let object = document.value?.object, !object.members.isEmpty else {
      throw Failure(sentence: "\(source.path) can't be edited: it isn't a mapping of fields that can be read")
    }
    return object
  }

  /// Writes a field's text in place of its value, or the field where the schema's order puts it.
  package mutating func set(_ field: String, to text: String) throws(Failure) {
    try set(field, written: YAMLWriter.scalar(text))
  }

  /// As above, with null.
  package mutating func setNull(_ field: String) throws(Failure) { try set(field, written: "null") }

  /// As above, with a whole number.
  package mutating func set(_ field: String, to number: Int) throws(Failure) {
    try set(field, written: String(number))
  }

  private mutating func set(_ field: String, written: String) throws(Failure) {
    guard let member = object.member(field) else { return try insert(field, "\(field): \(written)") }
    try replace(member.value.span, written: written)
  }

  /// Writes a text in place of each that is at one of some spans.
  package mutating func replace(_ spans: [Range<Int>], with text: String) throws(Failure) {
    guard let first = spans.first else { return }
    let written = YAMLWriter.scalar(text)
    try apply(spans.map { TextEdit(replacing: $0, of: source, with: written) }, at: first)
  }

  private mutating func replace(_ span: Range<Int>, written: String) throws(Failure) {
    guard !span.isEmpty else { throw failure(at: span) }
    try apply([TextEdit(replacing: span, of: source, with: written)], at: span)
  }

  /// Removes a field, where there is one.
  package mutating func remove(_ field: String) throws(Failure) {
    guard let member = object.member(field) else { return }
    try apply([source.removing(member)], at: member.keySpan)
  }

  /// Adds a text to a list, which is made where it is missing.
  package mutating func add(_ text: String, to list: String) throws(Failure) {
    let written = YAMLWriter.scalar(text)
    guard let member = object.member(list) else { return try insert(list, "\(list):\n  - \(written)") }
    guard let elements = member.value.array else { throw failure(at: member.keySpan) }
    guard let last = elements.last else { return try replace(member.value.span, written: "[\(written)]") }
    if source.bytes[member.value.span].first == UInt8(ascii: "[") {
      let end = last.span.upperBound
      return try apply([TextEdit(replacing: end..<end, of: source, with: ", \(written)")], at: last.span)
    }
    let lines = source.lines(of: last.span)
    let lead = source.text(lines.lowerBound..<last.span.lowerBound)
    guard lead.allSatisfy({ $0 == " " || $0 == "-" }) else { throw failure(at: last.span) }
    try insert(lead + written, after: lines.upperBound, at: last.span)
  }

  /// Removes the texts of a list that meet a condition, and the list with its last one.
  package mutating func removeTexts(
    of list: String, where isMeant: (String) -> Bool
  ) throws(Failure) {
    while let member = object.member(list),
      let element = member.value.array?.first(where: { $0.string.map(isMeant) ?? false })
    {
      let removal = ListRemoval(member, in: source)
      let edit = removal?.count == 1 ? removal?.removingAll() : removal?.removing(element.span)
      try apply([edit], at: element.span)
    }
  }

  /// Writes an id in place of another at a path, in each value that has it.
  package mutating func replace(_ id: String, at path: SourceFieldPath, with other: String) throws(Failure) {
    try replace(path.texts(in: object).filter { $0.value == id }.map(\.span), with: other)
  }
}

extension FieldEditor {
  /// Inserts a field's lines behind the last field that the order has before it.
  private mutating func insert(_ field: String, _ lines: String) throws(Failure) {
    let before = order.prefix { $0 != field }.reversed().lazy.compactMap { [object] in object.member($0) }
    guard let first = object.members.first, let neighbour = before.first ?? object.members.last else {
      return
    }
    let line = source.lines(of: first.keySpan)
    let margin = source.text(line.lowerBound..<first.keySpan.lowerBound)
    guard margin.allSatisfy({ $0 == " " }) else { throw failure(at: first.keySpan) }
    var end = source.lines(of: neighbour.keySpan.lowerBound..<neighbour.value.span.upperBound).upperBound
    // A comment that is indented more than the field belongs to its value.
    while end < source.bytes.count, isComment(lineAt: end, deeperThan: margin.utf8.count) {
      end = source.lines(of: end..<end).upperBound
    }
    let text = lines.split(separator: "\n").map { margin + $0 }.joined(separator: "\n")
    try insert(text, after: end, at: neighbour.keySpan)
  }

  private func isComment(lineAt start: Int, deeperThan margin: Int) -> Bool {
    let text = source.bytes[start...]
    let spaces = text.prefix { $0 == 0x20 }.count
    return spaces > margin && text.dropFirst(spaces).first == UInt8(ascii: "#")
  }

  /// Inserts lines at the beginning of a line, with the line ends of the one before.
  private mutating func insert(_ lines: String, after end: Int, at span: Range<Int>) throws(Failure) {
    let isCRLF = source.bytes[..<end].suffix(2) == [0x0D, 0x0A]
    let lineEnd = isCRLF ? "\r\n" : "\n"
    let lead = source.bytes[..<end].last == 0x0A ? "" : lineEnd
    let text = lines.split(separator: "\n").map { $0 + lineEnd }.joined()
    try apply([TextEdit(replacing: end..<end, of: source, with: lead + text)], at: span)
  }

  /// Makes changes that don't overlap, and reads the file again.
  private mutating func apply(_ edits: [TextEdit?], at span: Range<Int>) throws(Failure) {
    let known = edits.compactMap(\.self)
    guard known.count == edits.count, TextEdit.compatible(known).count == known.count else {
      throw failure(at: span)
    }
    let changed = SourceText(
      path: source.path, bytes: TextEdit.apply(TextEdit.compatible(known), to: source.bytes))
    guard let object = try? Self.object(of: changed) else { throw failure(at: span) }
    (source, self.object) = (changed, object)
  }

  private func failure(at span: Range<Int>) -> Failure {
    Failure(
      sentence:
        "\(source.location(span)): this can't be changed without its neighbours; format the file (catalogue format), or edit it by hand"
    )
  }
}

extension FieldEditor {
  /// The same file under another path.
  package func moved(to path: String) -> FieldEditor {
    var editor = self
    editor.source = SourceText(path: path, bytes: source.bytes)
    return editor
  }
}
