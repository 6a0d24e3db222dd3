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

  /// A field that a record lacks, to be a barcode rule.
  static func missing(in rule: RecordType?) -> String? {
    guard let rule, let format = rule.anyField(formats)?.type.record else { return formats }
    return [confidence, printedDiffers, source, synthetic].first { rule.anyField($0) == nil }
      ?? (limits.sorted() + [Self.format, valid, invalid]).first { format.anyField($0) == nil }
  }
}
