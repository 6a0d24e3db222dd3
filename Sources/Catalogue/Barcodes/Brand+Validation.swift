extension Brand {
  /// Whether a code can be on one of the brand's cards.
  ///
  /// What the format itself can't carry is an error. What breaks the brand's own rule is an error, a warning or nothing,
  /// as the rule is ``BarcodeConfidence/known``, ``BarcodeConfidence/likely`` or ``BarcodeConfidence/unknown``.
  ///
  /// - Parameters:
  ///   - code: The code as it was typed or scanned; the verdict has its canonical form.
  ///   - format: What a scanner said. Without one each format of the brand is tried, and the best verdict counts, of
  ///     equals the first. EAN-13 and UPC-A draw the same bars, so that either is taken for the other where the brand
  ///     has only that.
  public func validate(_ code: String, as format: BarcodeFormat? = nil) -> BarcodeVerdict {
    guard let barcode else { return Self.validate(code, withoutRuleAs: format) }
    guard let format else {
      return barcode.best(barcode.formats, for: code) ?? Self.validate(code, withoutRuleAs: nil)
    }
    if let verdict = barcode.best(barcode.formats.filter { $0.format == format }, for: code) {
      return verdict
    }
    if let verdict = barcode.validate(code, asTwinOf: format) { return verdict }
    let verdict = Self.validate(code, withoutRuleAs: format)
    guard verdict.level == .ok, !barcode.formats.isEmpty else { return verdict }
    return .broken(.format, by: verdict.code, format, barcode.confidence)
  }

  private static func validate(_ code: String, withoutRuleAs format: BarcodeFormat?) -> BarcodeVerdict {
    guard let format else { return code.isEmpty ? .error(code, nil, .length(0)) : .ok(code, nil) }
    let canonical = format.canonicalForm(of: code)
    let violation = Symbology(format).violation(of: canonical)
    return violation.map { .error(canonical, format, $0) } ?? .ok(canonical, format)
  }
}

extension BarcodeRule {
  /// The best verdict of some of the rule's formats, of equals the first; `nil` without formats.
  fileprivate func best(_ formats: [BarcodeFormatRule], for code: String) -> BarcodeVerdict? {
    formats.map { $0.validate(code, confidence) }.min { $0.level < $1.level }
  }

  /// The verdict on a code of EAN-13 that is one of the brand's UPC-A codes, or the other way round.
  fileprivate func validate(_ code: String, asTwinOf format: BarcodeFormat) -> BarcodeVerdict? {
    let canonical = format.canonicalForm(of: code)
    switch format {
    case .upcA where Symbology(.upcA).violation(of: canonical) == nil:
      return best(formats.filter { $0.format == .ean13 }, for: "0" + canonical)
    case .ean13 where BarcodeFormat.isUPCAReadAsEAN13(canonical):
      return best(formats.filter { $0.format == .upcA }, for: canonical)
    default: return nil
    }
  }
}

extension BarcodeFormatRule {
  fileprivate func validate(_ code: String, _ confidence: BarcodeConfidence) -> BarcodeVerdict {
    let canonical = format.canonicalForm(of: code)
    if let violation = Symbology(format).violation(of: canonical) {
      return .error(canonical, format, violation)
    }
    let violation = ownViolation(of: canonical) ?? (matchesPattern(canonical) ? nil : .pattern)
    return violation.map { .broken($0, by: canonical, format, confidence) } ?? .ok(canonical, format)
  }

  /// Whether the whole code matches the rule's pattern. One that isn't a regular expression asks for nothing.
  private func matchesPattern(_ code: String) -> Bool {
    guard let pattern, let expression = try? Regex(pattern) else { return true }
    do { return try expression.matchingSemantics(.unicodeScalar).wholeMatch(in: code) != nil } catch {
      return true
    }
  }
}
