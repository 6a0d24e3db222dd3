/// The behaviour `barcodes`: the names of the fields of a barcode rule. Apps check codes by them, so that a change of one
/// can break apps.
enum BarcodeFields {
  /// The rule itself, a field of an entry.
  static let rule = "barcode"

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
}
