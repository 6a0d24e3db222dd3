package import StrictJSON

/// Reads values by the types of their fields, from source files and from published catalogues alike.
///
/// What can't be read reads as what is missing: in source files the schema has reported it, in published catalogues it is
/// newer than this program. A word that isn't known is treated as its enumeration says.
package enum FieldReader {
  /// What a value reads as.
  package enum Outcome {
    case value(PublishedValue)
    /// It is missing, or left out.
    case missing
    /// Some records around it are left out.
    case dropped(records: Int)
  }

  /// The values of a record's fields.
  static func record(_ object: LocatedObject, of type: RecordType) -> Outcome {
    var values: [PublishedValue] = []
    values.reserveCapacity(type.fields.count)
    for index in type.fields.indices {
      switch value(at: index, of: type, in: object) {
      case .value(let value): values.append(value)
      case .missing: return .missing
      case .dropped(let records): return records > 1 ? .dropped(records: records - 1) : .missing
      }
    }
    return .value(.record(values))
  }

  /// The value of the field at an index of a record; missing where it has to be there and isn't.
  ///
  /// What is needed of the field is read from its place: to copy a field takes longer than to read most values.
  package static func value(at index: Int, of record: RecordType, in object: LocatedObject) -> Outcome {
    guard let located = object[record.fields[index].name], !located.isNull else {
      return record.fields[index].absence
    }
    // In source files a file is named, and in published catalogues described.
    if let folder = record.fields[index].assetFolder, let name = located.string {
      return .value(AssetValue.value(folder: folder, name: name))
    }
    switch value(located, as: record.fields[index].type) {
    case .value(.list(let elements)) where elements.isEmpty && record.fields[index].mustHaveElement:
      return .missing
    case .value(let value): return .value(value)
    case .missing: return record.fields[index].absence
    case .dropped(let records): return .dropped(records: records)
    }
  }

  /// A value by itself.
  package static func value(_ located: LocatedValue, as type: FieldType) -> Outcome {
    switch type {
    case .text: located.string.map { .value(.text($0)) } ?? .missing
    case .integer: located.integer.flatMap(Int.init(exactly:)).map { .value(.integer($0)) } ?? .missing
    case .flag: located.bool.map { .value(.flag($0)) } ?? .missing
    case .choice(let enumeration): located.string.map { word($0, of: enumeration) } ?? .missing
    case .list(let element): located.array.map { list($0, of: element) } ?? .missing
    case .record(let record): located.object.map { self.record($0, of: record) } ?? .missing
    }
  }

  private static func list(_ elements: [LocatedValue], of type: FieldType) -> Outcome {
    var values: [PublishedValue] = []
    values.reserveCapacity(elements.count)
    for element in elements {
      switch value(element, as: type) {
      case .value(let value): values.append(value)
      case .missing: continue
      case .dropped(let records): return .dropped(records: records)
      }
    }
    return .value(.list(values))
  }

  private static func word(_ word: String, of enumeration: Enumeration) -> Outcome {
    if enumeration.has(word) { return .value(.text(word)) }
    switch enumeration.unknown {
    case .missing: return .missing
    case .word(let other): return .value(.text(other))
    case .drop(let records): return .dropped(records: records)
    }
  }
}

extension Field {
  /// What the field reads as where it isn't there.
  fileprivate var absence: FieldReader.Outcome { fallback.map { .value($0) } ?? .missing }

  /// Whether there are objects of an entry that give no value for the field.
  var mayBeMissing: Bool { fallback == nil || mustHaveElement || type.mayDrop(beyond: 0) }
}

extension FieldType {
  /// Whether a word that isn't known may leave out more than the records within which it is.
  /// - Parameter records: how many these are.
  fileprivate func mayDrop(beyond records: Int) -> Bool {
    switch self {
    case .choice(let enumeration):
      if case .drop(let dropped) = enumeration.unknown { dropped > records } else { false }
    case .list(let element): element.mayDrop(beyond: records)
    case .record(let record): record.fields.contains { $0.type.mayDrop(beyond: records + 1) }
    case .text, .integer, .flag: false
    }
  }
}
