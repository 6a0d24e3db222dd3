internal import Catalogue

/// The fields of a barcode rule, and of each of its formats. Every language's code checks codes by them, so that they are
/// the same in all catalogues.
package enum BarcodeFields {
  package static let formats = "formats"
  package static let confidence = "confidence"
  static let printedDiffers = "printedDiffers"
  package static let source = "source"
  package static let synthetic = "synthetic"

  package static let format = "format"
  package static let lengths = "lengths"
  package static let minLength = "minLength"
  package static let maxLength = "maxLength"
  package static let charset = "charset"
  package static let prefixes = "prefixes"
  package static let check = "check"
  package static let pattern = "pattern"
  package static let valid = "valid"
  static let invalid = "invalid"

  /// The limits of a format: without one, any code is allowed.
  package static let limits: Set<String> = [lengths, minLength, maxLength, charset, prefixes, check, pattern]

  /// What keeps a record from being a barcode rule, in half a sentence; `nil` where it is one.
  static func problem(with rule: RecordType) -> String? {
    guard let format = rule.anyField(formats), format.type.isListOfRecords, let format = format.type.record
    else { return "its \"\(formats)\" isn't a list of records" }
    guard rule.name.swift == "BarcodeRule" else { return "its type isn't called BarcodeRule (x-name)" }
    guard format.name.swift == "BarcodeFormatRule" else {
      return "the type of its \"\(formats)\" isn't called BarcodeFormatRule (x-name)"
    }
    return problem(with: rule, ofRule) ?? problem(with: format, ofFormat)
  }

  private static func problem(with record: RecordType, _ needed: [(String, Shape)]) -> String? {
    for (name, shape) in needed {
      guard let field = record.anyField(name) else { return "it has no \"\(name)\"" }
      guard shape.fits(field.type) else { return "its \"\(name)\" isn't \(shape.description)" }
    }
    return nil
  }

  /// What code relies on.
  private enum Shape {
    case text, texts, integer, integers, flag
    /// An enum of that name in Swift, with these words: code distinguishes all of them.
    case word(String, [String])

    var description: String {
      switch self {
      case .text: "a text"
      case .texts: "a list of texts"
      case .integer: "an integer"
      case .integers: "a list of integers"
      case .flag: "true or false"
      case .word(let name, let words): "the enum \(name) (x-name) of \(words.joined(separator: ", "))"
      }
    }

    func fits(_ type: FieldType) -> Bool {
      switch (self, type) {
      case (.text, .text), (.texts, .list(.text)), (.integer, .integer), (.integers, .list(.integer)),
        (.flag, .flag):
        true
      case (.word(let name, let words), .choice(let enumeration)):
        enumeration.name.swift == name && Set(enumeration.values) == Set(words)
      default: false
      }
    }
  }

  private static let ofRule: [(String, Shape)] = [
    (confidence, .word("BarcodeConfidence", BarcodeConfidence.allCases.map(\.rawValue))),
    (printedDiffers, .flag), (source, .text), (synthetic, .flag),
  ]

  private static let ofFormat: [(String, Shape)] = [
    (format, .word("BarcodeFormat", BarcodeFormat.allCases.map(\.rawValue))), (lengths, .integers),
    (minLength, .integer), (maxLength, .integer),
    (charset, .word("BarcodeCharacterSet", BarcodeCharacterSet.allCases.map(\.rawValue))),
    (prefixes, .texts), (check, .word("BarcodeCheck", BarcodeCheck.allCases.map(\.rawValue))),
    (pattern, .text), (valid, .texts), (invalid, .texts),
  ]
}
