internal import StrictJSON

/// Writes published values of one type as JSON, as quickly as their bytes can be copied: what all of them have alike, the
/// keys and the white space, is made once.
package struct PublishedJSON: Sendable {
  /// The white space between the values.
  package enum Layout: Sendable {
    /// One value a line, as ``JSONWriter`` has it, within so many other values.
    case lines(depth: Int)
    /// All in one line, with a space after a colon and a comma.
    case line
    /// None.
    case compact
  }

  /// Appends a text with its quotes.
  package typealias StringWriter = @Sendable (String, inout [UInt8]) -> Void

  private enum Form: Sendable {
    case value
    case list(List)
    case record(Record)
  }

  private final class List: Sendable {
    let element: Form
    let brackets: Brackets

    init(of element: Form, _ brackets: Brackets) { (self.element, self.brackets) = (element, brackets) }
  }

  private final class Record: Sendable {
    let members: [Member]
    let end: [UInt8]

    init(_ members: [Member], _ end: [UInt8]) { (self.members, self.end) = (members, end) }
  }

  /// A member of a record.
  private struct Member: Sendable {
    /// The index of the value among those of the record.
    let index: Int
    /// With what comes before it, and the colon.
    let key: [UInt8]
    /// The same with null, which most values are.
    let null: [UInt8]
    let form: Form
  }

  private let form: Form
  private let string: StringWriter

  /// - Parameters:
  ///   - fields: the indices of the fields to be written, in their order, for a record of a type.
  ///   - string: appends a text with its quotes.
  package init(
    _ type: FieldType, _ layout: Layout, fields: (RecordType) -> [Int] = { Array($0.fields.indices) },
    string: @escaping StringWriter = { JSONWriter.append($0, to: &$1) }
  ) {
    (form, self.string) = (Self.form(of: type, layout, fields), string)
  }

  private static func form(
    of type: FieldType, _ layout: Layout, _ fields: (RecordType) -> [Int]
  ) -> Form {
    switch type {
    case .list(let element):
      .list(List(of: form(of: element, layout.inner, fields), Brackets("[", "]", layout)))
    case .record(let record): .record(self.record(record, layout, fields))
    default: .value
    }
  }

  private static func record(
    _ record: RecordType, _ layout: Layout, _ fields: (RecordType) -> [Int]
  ) -> Record {
    let brackets = Brackets("{", "}", layout)
    let members = fields(record).enumerated().map { number, index in
      var key = number == 0 ? brackets.open : brackets.separator
      JSONWriter.append(record.fields[index].name, to: &key)
      key += layout.colon.utf8
      return Member(
        index: index, key: key, null: key + "null".utf8,
        form: form(of: record.fields[index].type, layout.inner, fields))
    }
    return Record(members, members.isEmpty ? Array("{}".utf8) : brackets.close)
  }

  /// Appends a value.
  package func append(_ value: PublishedValue, to json: inout [UInt8]) { append(value, form, to: &json) }

  private func append(_ value: PublishedValue, _ form: Form, to json: inout [UInt8]) {
    switch (value, form) {
    case (.text(let text), _): string(text, &json)
    case (.integer(let number), _): json += String(number).utf8
    case (.flag(let flag), _): json += (flag ? "true" : "false").utf8
    case (.list(let elements), .list(let list)): append(elements, list, to: &json)
    case (.record(let values), .record(let record)): append(values, record, to: &json)
    default: json += "null".utf8
    }
  }

  private func append(_ elements: [PublishedValue], _ list: List, to json: inout [UInt8]) {
    guard !elements.isEmpty else { return json += "[]".utf8 }
    for (number, element) in elements.enumerated() {
      json += number == 0 ? list.brackets.open : list.brackets.separator
      append(element, list.element, to: &json)
    }
    json += list.brackets.close
  }

  private func append(_ values: [PublishedValue], _ record: Record, to json: inout [UInt8]) {
    for member in record.members {
      if case .null = values[member.index] {
        json += member.null
      } else {
        json += member.key
        append(values[member.index], member.form, to: &json)
      }
    }
    json += record.end
  }
}

/// What is before, between and after the elements of a list that has any, or the members of a record.
private struct Brackets: Sendable {
  let open, separator, close: [UInt8]

  init(_ open: Character, _ close: Character, _ layout: PublishedJSON.Layout) {
    let (outer, inner, comma): (String, String, String)
    switch layout {
    case .compact: (outer, inner, comma) = ("", "", ",")
    case .line: (outer, inner, comma) = ("", "", ", ")
    case .lines(let depth):
      outer = "\n" + String(repeating: "  ", count: depth)
      inner = outer + "  "
      comma = "," + inner
    }
    self.open = Array("\(open)\(inner)".utf8)
    separator = Array(comma.utf8)
    self.close = Array("\(outer)\(close)".utf8)
  }
}

extension PublishedJSON.Layout {
  /// That of what is within.
  fileprivate var inner: PublishedJSON.Layout {
    if case .lines(let depth) = self { .lines(depth: depth + 1) } else { self }
  }

  fileprivate var colon: String {
    if case .compact = self { ":" } else { ": " }
  }
}
