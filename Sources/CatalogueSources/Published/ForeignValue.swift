internal import Catalogue
internal import Diagnostics
internal import StrictJSON

/// A value of a published catalogue that code by this program's schemas can't have: a word that they don't list, as a
/// newer catalogue may have it, or a number of more than 32 bits.
public struct ForeignValue: Sendable, CustomStringConvertible {
  /// Where it is, such as `brands[17].barcode.formats[0].check`.
  let path: String
  /// What it is, in half a sentence.
  let words: String
  /// Whether its entry can't be read without it. Otherwise it is left out, as `x-unknown` says.
  public internal(set) var isNeeded: Bool

  /// One sentence for a person.
  public var description: String { "\(path): \(words)" }
}

extension ForeignValue {
  /// Those of an entry of a published catalogue, in the order of its schema.
  static func all(in entry: CatalogueFields, of type: RecordType) -> [ForeignValue] {
    let object = LocatedObject(entry.members)
    var values: [ForeignValue] = []
    collect(object, of: type, at: entry.path(of:), into: &values)
    guard !values.isEmpty else { return [] }
    if case .value = FieldReader.record(object, of: type) { return values }
    for index in values.indices { values[index].isNeeded = true }
    return values
  }

  private static func collect(
    _ value: LocatedValue, as type: FieldType, at path: String, into values: inout [ForeignValue]
  ) {
    switch type {
    case .choice(let enumeration):
      guard let word = value.string, !enumeration.has(word) else { return }
      let known = enumeration.values.prefix(12).joined(separator: ", ")
      let words = "\"\(word.truncated)\" is none of the words that the schema has: \(known)"
      values.append(ForeignValue(path: path, words: words, isNeeded: false))
    case .integer:
      guard let number = value.integer, Int32(exactly: number) == nil else { return }
      let words = "\(number) is a number of more than 32 bits"
      values.append(ForeignValue(path: path, words: words, isNeeded: true))
    case .list(let element):
      for (index, value) in (value.array ?? []).enumerated() {
        collect(value, as: element, at: "\(path)[\(index)]", into: &values)
      }
    case .record(let record):
      guard let object = value.object else { return }
      collect(object, of: record, at: { "\(path).\($0)" }, into: &values)
    case .text, .flag: return
    }
  }

  /// - Parameter path: the path of a field.
  private static func collect(
    _ object: LocatedObject, of record: RecordType, at path: (_ field: String) -> String,
    into values: inout [ForeignValue]
  ) {
    // What is computed anew, and what code hasn't got, doesn't count.
    for field in record.fields where field.behaviour == nil && field.isCompiled {
      guard let value = object[field.name] else { continue }
      collect(value, as: field.type, at: path(field.name), into: &values)
    }
  }
}
