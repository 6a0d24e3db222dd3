internal import CatalogueSources

/// Writes entries as texts that compilers read quickly, where they take minutes for literals.
///
/// An entry is a line; its values are separated by tabs, in the order of code. Null and an empty list are nothing. A list
/// is the number of its elements and then these; a record within a record is `1` and then its values. Within a text a
/// backslash stands before what would be misread: `\\`, `\t`, `\n`, and `\e` for a text that is empty. So any value can be
/// written, and is read back as it was.
struct EntryTable {
  private let entry: RecordType

  init(_ entry: RecordType) { self.entry = entry }

  /// The line of an entry, with its line feed.
  func line(_ values: [PublishedValue]) -> String {
    var tokens: [String] = []
    append(values, of: entry, to: &tokens)
    return tokens.joined(separator: "\t") + "\n"
  }

  private func append(_ values: [PublishedValue], of record: RecordType, to tokens: inout [String]) {
    for index in record.tableFields { append(values[index], as: record.fields[index].type, to: &tokens) }
  }

  private func append(_ value: PublishedValue, as type: FieldType, to tokens: inout [String]) {
    switch (value, type) {
    case (.text(let text), _): tokens.append(Self.escaped(text))
    case (.integer(let number), _): tokens.append(String(number))
    case (.flag(let flag), _): tokens.append(flag ? "1" : "0")
    case (.list(let elements), .list(let element)) where !elements.isEmpty:
      tokens.append(String(elements.count))
      for inner in elements { appendElement(inner, as: element, to: &tokens) }
    case (.record(let values), .record(let record)):
      tokens.append("1")
      append(values, of: record, to: &tokens)
    default: tokens.append("")
    }
  }

  /// An element is never null, so that a record needs no mark.
  private func appendElement(_ value: PublishedValue, as type: FieldType, to tokens: inout [String]) {
    guard case (.record(let values), .record(let record)) = (value, type) else {
      return append(value, as: type, to: &tokens)
    }
    append(values, of: record, to: &tokens)
  }

  private static func escaped(_ text: String) -> String {
    if text.isEmpty { return "\\e" }
    guard text.utf8.contains(where: { $0 == 0x5C || $0 == 0x09 || $0 == 0x0A }) else { return text }
    return String(
      decoding: text.utf8.flatMap { byte -> [UInt8] in
        switch byte {
        case 0x5C: [0x5C, 0x5C]
        case 0x09: [0x5C, UInt8(ascii: "t")]
        case 0x0A: [0x5C, UInt8(ascii: "n")]
        default: [byte]
        }
      }, as: UTF8.self)
  }
}

extension RecordType {
  /// The indices of the fields that a table has, in its order: those that code doesn't compute.
  var tableFields: [Int] { compiledFields.filter { !fields[$0].isComputed } }
}
