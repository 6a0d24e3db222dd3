internal import CatalogueSources

/// How a language writes the types of an entry's fields, and how its code reads their values. What a language's code
/// doesn't do is empty: Kotlin reads no JSON.
protocol TypeStyle: Sendable {
  /// What the language calls a type.
  func name(of type: TypeName) -> String
  /// Whether a type is declared by itself, not within another and not written out wherever it is used.
  func declares(_ type: TypeName) -> Bool
  /// The type of a field, with what it has for null.
  func type(of field: Field) -> String
  /// The value of a field that a caller leaves out; `nil` where none may.
  func fallback(of field: Field) -> String?
  /// What says in a comment that the value may be null, and which form it has.
  func remark(on field: Field) -> String
  /// Statements or an expression that read the field from a table.
  func tableReading(of field: Field) -> String
  /// Statements or an expression that read the field from JSON.
  func jsonReading(of field: Field) -> String
  /// A statement that writes the field as JSON.
  func jsonWriting(of field: Field) -> String
  /// A list of the ids that a field of an entry has.
  func ids(of field: Field) -> String
  /// A list of the texts at a path from an entry, of which any step may be a list or null.
  func texts(at path: [Field]) -> String
}

extension OutputLanguage {
  /// How the language writes types.
  var types: any TypeStyle {
    switch template.split(separator: ".").dropLast().last {
    case "swift": SwiftTypes(idTypes: idTypes, categoryType: categoryType)
    case "kt": KotlinTypes(idTypes: idTypes, categoryType: categoryType)
    default: TypeScriptTypes(idTypes: idTypes)
    }
  }
}

extension TypeStyle {
  func declares(_ type: TypeName) -> Bool { !name(of: type).contains(".") }
  func tableReading(of field: Field) -> String { "" }
  func jsonReading(of field: Field) -> String { "" }
  func jsonWriting(of field: Field) -> String { "" }
  func ids(of field: Field) -> String { "" }
  func texts(at path: [Field]) -> String { "" }
}

extension RecordType {
  /// Whether the record around this one is left out with it.
  var dropsParent: Bool {
    fields.contains { field in
      if case .choice(let enumeration) = field.type.innermost {
        enumeration.unknown == .drop(records: 2)
      } else {
        false
      }
    }
  }
}

extension Field {
  /// Whether a word in it that isn't known leaves out the record.
  var mayDrop: Bool {
    guard case .choice(let enumeration) = type, case .drop = enumeration.unknown else { return false }
    return true
  }
}
