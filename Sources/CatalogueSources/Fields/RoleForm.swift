extension Role {
  /// What a field has to be, to have a part.
  enum Form: Sendable {
    case text, file, color, day, integer, record, reference, references
    /// An enum of code beside the schema's types, of no other words than these.
    case type(String, [String])
    /// A record with the fields of ``BarcodeFields``.
    case barcodeRule

    /// What it is called in messages.
    var description: String {
      switch self {
      case .text: "a text"
      case .file: "a text that names a file (x-asset)"
      case .color: "a colour (x-type)"
      case .day: "a date (format)"
      case .integer: "an integer"
      case .record: "an object"
      case .reference: "a reference to another entry (x-reference)"
      case .references: "a list of references to other entries (x-reference)"
      case .type(let name, let words):
        "an enum of no words but \(words.joined(separator: ", ")) (x-published-values), with x-name \(name) and x-runtime"
      case .barcodeRule: "a record with the fields of a barcode rule"
      }
    }

    /// Whether a field is that.
    func fits(_ field: Field) -> Bool {
      switch (self, field.type) {
      case (.text, .text(.plain)), (.text, .text(.sha256)), (.color, .text(.color)), (.day, .text(.day)),
        (.integer, .integer):
        true
      case (.file, .text(.plain)): field.asset != nil
      case (.reference, .text(.reference(let collection))),
        (.references, .list(.text(.reference(let collection)))):
        collection != EntrySchema.categories
      case (.type(let name, let words), .choice(let enumeration)):
        enumeration.isRuntime && enumeration.name.swift == name
          && Set(words).isSuperset(of: enumeration.values)
      case (.barcodeRule, .record), (.record, .record): true
      default: false
      }
    }
  }
}
