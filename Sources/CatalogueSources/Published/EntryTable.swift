/// Writes entries as texts that compilers read quickly, where they take minutes for literals.
///
/// An entry is a line; its values are separated by tabs, in the order of code. Null and an empty list are nothing. A list
/// is the number of its elements and then these; a record within a record is `1` and then its values. Within a text a
/// backslash stands before what would be misread: `\\`, `\t`, `\n`, and `\e` for a text that is empty. So any value can be
/// written, and is read back as it was.
struct EntryTable: Sendable {
  /// What is needed of a type to write its values.
  private indirect enum Form: Sendable {
    case value
    case list(Form)
    /// The fields that a table has, by their indices.
    case record([(index: Int, form: Form)])

    init(_ type: FieldType) {
      self =
        switch type {
        case .list(let element): .list(Form(element))
        case .record(let record):
          .record(record.tableFields.map { ($0, Form(record.fields[$0].type)) })
        default: .value
        }
    }
  }

  private let entry: Form

  init(_ entry: RecordType) { self.entry = Form(.record(entry)) }

  /// Appends the line of an entry, with its line feed, in UTF-8.
  func append(_ values: [PublishedValue], to line: inout [UInt8]) {
    appendElement(.record(values), as: entry, to: &line)
    // In place of the last value's tab.
    if line.last == 0x09 { line.removeLast() }
    line.append(0x0A)
  }

  /// Appends a value, with a tab after it.
  private func append(_ value: PublishedValue, as form: Form, to line: inout [UInt8]) {
    switch (value, form) {
    case (.text(let text), _): Self.append(escaped: text, to: &line)
    case (.integer(let number), _): line += String(number).utf8
    case (.flag(let flag), _): line.append(UInt8(ascii: flag ? "1" : "0"))
    case (.list(let elements), .list(let element)) where !elements.isEmpty:
      line += String(elements.count).utf8
      line.append(0x09)
      for inner in elements { appendElement(inner, as: element, to: &line) }
      return
    case (.record, .record):
      line += "1\t".utf8
      return appendElement(value, as: form, to: &line)
    default: break
    }
    line.append(0x09)
  }

  /// An element is never null, so that a record needs no mark.
  private func appendElement(_ value: PublishedValue, as form: Form, to line: inout [UInt8]) {
    guard case .record(let values) = value, case .record(let fields) = form else {
      return append(value, as: form, to: &line)
    }
    for (index, form) in fields { append(values[index], as: form, to: &line) }
  }

  private static func append(escaped text: String, to line: inout [UInt8]) {
    if text.isEmpty { return line += "\\e".utf8 }
    var text = text
    text.withUTF8 { utf8 in
      // Most texts have nothing to escape.
      if utf8.allSatisfy({ $0 != 0x5C && $0 != 0x09 && $0 != 0x0A }) {
        return line.append(contentsOf: utf8)
      }
      for byte in utf8 {
        switch byte {
        case 0x5C: line += "\\\\".utf8
        case 0x09: line += "\\t".utf8
        case 0x0A: line += "\\n".utf8
        default: line.append(byte)
        }
      }
    }
  }
}

extension Field {
  /// Whether Swift code computes it from others.
  package var isComputed: Bool { roles.contains(.logoURL) }
}

extension RecordType {
  /// The indices of the fields that a table has, in its order: those that code doesn't compute.
  package var tableFields: some Sequence<Int> { compiledFields.lazy.filter { !fields[$0].isComputed } }
}
