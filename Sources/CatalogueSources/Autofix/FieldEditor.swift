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
  /// The same as one value.
  package var value: LocatedValue { LocatedValue(.object(object), at: source.bytes.indices) }
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
    let before = object[field].map { source.bytes[$0.span] } ?? []
    try set(field, written: YAMLWriter.scalar(text, like: before))
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

  /// Writes a text in place of each that is at one of some spans, in its quotes.
  package mutating func replace(_ spans: [Range<Int>], with text: String) throws(Failure) {
    guard let first = spans.first else { return }
    let edits = spans.map { span in
      TextEdit(replacing: span, of: source, with: YAMLWriter.scalar(text, like: source.bytes[span]))
    }
    try apply(edits, at: first)
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

  /// Removes the members whose values are at some spans, of whatever objects have them.
  package mutating func removeMembers(at spans: [Range<Int>]) throws(Failure) {
    guard let first = spans.first else { return }
    let edits = spans.map { span in
      value.owner(ofValueAt: span, in: source).flatMap {
        source.removing($0.member, of: $0.object, isInBraces: $0.isInBraces)
      }
    }
    try apply(edits, at: first)
  }

  /// Adds a member behind the last of the object that has a value.
  /// - Parameter span: that of the value.
  package mutating func add(_ field: String, _ text: String, besideValueAt span: Range<Int>) throws(Failure) {
    guard let owner = value.owner(ofValueAt: span, in: source), let last = owner.object.members.last else {
      throw failure(at: span)
    }
    let line = "\(field): \(YAMLWriter.scalar(text))"
    let end = last.value.span.upperBound
    if owner.isInBraces {
      return try apply([TextEdit(replacing: end..<end, of: source, with: ", \(line)")], at: span)
    }
    let lines = source.lines(of: last.keySpan.lowerBound..<end)
    let lead = source.bytes[source.lines(of: last.keySpan).lowerBound..<last.keySpan.lowerBound]
    var next = lines.upperBound
    // A comment may be of the member that comes now: it stood before it.
    while next < source.bytes.count, isComment(lineAt: next, deeperThan: lead.count - 1) {
      next = source.lines(of: next..<next).upperBound
    }
    try insert(String(repeating: " ", count: lead.count) + line, after: next, at: span)
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
    // As the line before ends, also where the last line doesn't.
    let lineFeed = source.bytes[..<end].lastIndex(of: 0x0A)
    let isCRLF = lineFeed.map { source.bytes[..<$0].last == 0x0D } ?? false
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

extension LocatedValue {
  /// The object that has a value, and how.
  fileprivate func owner(
    ofValueAt span: Range<Int>, in source: SourceText
  ) -> (object: LocatedObject, member: LocatedObject.Member, isInBraces: Bool)? {
    switch content {
    case .object(let object):
      if let member = object.members.first(where: { $0.value.span == span }) {
        return (object, member, source.bytes[self.span].first == UInt8(ascii: "{"))
      }
      return object.members.lazy.compactMap { $0.value.owner(ofValueAt: span, in: source) }.first
    case .array(let elements): return elements.lazy.compactMap { $0.owner(ofValueAt: span, in: source) }.first
    default: return nil
    }
  }
}
