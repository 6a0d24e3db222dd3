package import Catalogue
package import StrictJSON

/// A brand's barcode rule as far as it could be read.
package struct BarcodeSource: Sendable {
  package let formats: [BarcodeFormatSource]
  package let confidence: Located<BarcodeConfidence>?
  let printedDiffers: Bool
  package let source: Located<String>?
  /// Whether the file says that its samples are made up.
  package let isSynthetic: Bool

  package init(_ object: LocatedObject) {
    formats = object.objects(BarcodeFields.formats).map { BarcodeFormatSource($0.object, at: $0.span) }
    confidence = object.choice(BarcodeFields.confidence)
    printedDiffers = object[BarcodeFields.printedDiffers]?.bool ?? false
    source = object.text(BarcodeFields.source)
    isSynthetic = object[BarcodeFields.synthetic]?.bool ?? false
  }

  /// The rule to publish; `nil` while something is missing.
  package var rule: BarcodeRule? {
    let rules = formats.compactMap(\.rule)
    guard let confidence, rules.count == formats.count, !rules.isEmpty else { return nil }
    return BarcodeRule(
      formats: rules, confidence: confidence.value, printedDiffers: printedDiffers, source: source?.value)
  }
}

/// One format of a barcode rule as far as it could be read.
package struct BarcodeFormatSource: Sendable {
  let span: Range<Int>
  package let format: Located<BarcodeFormat>?
  package let lengths: [Located<Int>]
  package let minLength: Located<Int>?
  package let maxLength: Located<Int>?
  let charset: Located<BarcodeCharacterSet>?
  let prefixes: [Located<String>]
  package let check: Located<BarcodeCheck>?
  package let pattern: Located<String>?
  package let valid: [Located<String>]
  package let invalid: [Located<String>]

  init(_ object: LocatedObject, at span: Range<Int>) {
    self.span = span
    format = object.choice(BarcodeFields.format)
    lengths = (object[BarcodeFields.lengths]?.array ?? []).compactMap { element in
      element.integer.flatMap(Int.init(exactly:)).map { Located(value: $0, span: element.span) }
    }
    minLength = object.integer(BarcodeFields.minLength)
    maxLength = object.integer(BarcodeFields.maxLength)
    charset = object.choice(BarcodeFields.charset)
    prefixes = object.texts(BarcodeFields.prefixes)
    check = object.choice(BarcodeFields.check)
    pattern = object.text(BarcodeFields.pattern)
    valid = object.texts(BarcodeFields.valid)
    invalid = object.texts(BarcodeFields.invalid)
  }

  /// The rule to publish; `nil` while something is missing.
  package var rule: BarcodeFormatRule? {
    guard let format, let check else { return nil }
    return BarcodeFormatRule(
      format: format.value, lengths: lengths.map(\.value), minLength: minLength?.value,
      maxLength: maxLength?.value,
      charset: charset?.value, prefixes: prefixes.map(\.value), check: check.value, pattern: pattern?.value,
      valid: valid.map(\.value), invalid: invalid.map(\.value))
  }
}
