/// The fields of a barcode rule, and of each of its formats. Every language's code checks codes by them, so that they are
/// the same in all catalogues.
enum BarcodeFields {
  static let formats = "formats"
  static let confidence = "confidence"
  static let printedDiffers = "printedDiffers"
  static let source = "source"
  static let synthetic = "synthetic"

  static let format = "format"
  static let lengths = "lengths"
  static let minLength = "minLength"
  static let maxLength = "maxLength"
  static let charset = "charset"
  static let prefixes = "prefixes"
  static let check = "check"
  static let pattern = "pattern"
  static let valid = "valid"
  static let invalid = "invalid"

  /// The limits of a format: without one, any code is allowed.
  static let limits: Set<String> = [lengths, minLength, maxLength, charset, prefixes, check, pattern]

  /// What keeps a record from being a barcode rule, in half a sentence; `nil` where it is one.
  static func problem(with rule: RecordType) -> String? {
    guard let format = rule.anyField(formats), format.type.isListOfRecords, let format = format.type.record
    else { return "its \"\(formats)\" isn't a list of records" }
    return problem(with: rule, ofRule) ?? problem(with: format, ofFormat)
  }

  private static func problem(with record: RecordType, _ needed: [(String, Shape)]) -> String? {
    for (name, shape) in needed {
      guard let field = record.anyField(name) else { return "it has no \"\(name)\"" }
      guard shape.fits(field.type) else { return "its \"\(name)\" isn't \(shape.rawValue)" }
    }
    return nil
  }

  /// What code relies on.
  private enum Shape: String {
    case text = "a text"
    case texts = "a list of texts"
    case integer = "an integer"
    case integers = "a list of integers"
    case flag = "true or false"
    case word = "an enum"

    func fits(_ type: FieldType) -> Bool {
      switch (self, type) {
      case (.text, .text), (.texts, .list(.text)), (.integer, .integer), (.integers, .list(.integer)),
        (.flag, .flag), (.word, .choice):
        true
      default: false
      }
    }
  }

  private static let ofRule: [(String, Shape)] = [
    (confidence, .word), (printedDiffers, .flag), (source, .text), (synthetic, .flag),
  ]

  private static let ofFormat: [(String, Shape)] = [
    (format, .word), (lengths, .integers), (minLength, .integer), (maxLength, .integer), (charset, .word),
    (prefixes, .texts), (check, .word), (pattern, .text), (valid, .texts), (invalid, .texts),
  ]
}
