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
    guard let format else {
      let verdict = barcode.flatMap { $0.best($0.formats, for: code) }
      return verdict ?? (code.isEmpty ? .error(code, nil, .length(0)) : .ok(code, nil))
    }
    if let verdict = barcode?.validate(code, as: format) { return verdict }
    let isUnexpected = barcode?.formats.isEmpty == false
    return format.verdict(on: code, barcode?.confidence ?? .unknown) { _ in isUnexpected ? .format : nil }
  }
}

extension BarcodeRule {
  /// The best verdict of some of the rule's formats, of equals the first; `nil` without formats.
  fileprivate func best(_ formats: [BarcodeFormatRule], for code: String) -> BarcodeVerdict? {
    formats.map { $0.validate(code, confidence) }.min { $0.level < $1.level }
  }

  /// The verdict on a code that a scanner read; `nil` where nothing is known of codes of that format.
  fileprivate func validate(_ code: String, as format: BarcodeFormat) -> BarcodeVerdict? {
    best(of: format, for: code) ?? validate(code, asTwinOf: format)
  }

  /// The verdict on a code of EAN-13 that is one of the brand's UPC-A codes, or the other way round.
  private func validate(_ code: String, asTwinOf format: BarcodeFormat) -> BarcodeVerdict? {
    let canonical = format.canonicalForm(of: code)
    switch format {
    case .upcA where Symbology(.upcA).violation(of: canonical) == nil:
      return best(of: .ean13, for: "0" + canonical)
    case .ean13 where BarcodeFormat.isUPCAReadAsEAN13(Array(canonical.utf8)):
      return best(of: .upcA, for: canonical)
    default: return nil
    }
  }

  private func best(of format: BarcodeFormat, for code: String) -> BarcodeVerdict? {
    best(formats.filter { $0.format == format }, for: code)
  }
}

extension BarcodeFormatRule {
  fileprivate func validate(_ code: String, _ confidence: BarcodeConfidence) -> BarcodeVerdict {
    format.verdict(on: code, confidence) { ownViolation(of: $0) ?? (matchesPattern($0) ? nil : .pattern) }
  }

  /// Whether the whole code matches the rule's pattern. One that isn't a regular expression asks for nothing.
  private func matchesPattern(_ code: String) -> Bool {
    guard let pattern, let expression = try? Regex(pattern) else { return true }
    do { return try expression.matchingSemantics(.unicodeScalar).wholeMatch(in: code) != nil } catch {
      return true
    }
  }
}

extension BarcodeFormat {
  /// What the format can't carry is an error; what a brand's rule doesn't allow weighs as much as the rule is sure.
  /// - Parameter brandViolation: what a code in its canonical form breaks of the rule.
  fileprivate func verdict(
    on code: String, _ confidence: BarcodeConfidence, brandViolation: (String) -> BarcodeViolation?
  ) -> BarcodeVerdict {
    let canonical = canonicalForm(of: code)
    if let violation = Symbology(self).violation(of: canonical) { return .error(canonical, self, violation) }
    return brandViolation(canonical).map { .broken($0, by: canonical, self, confidence) }
      ?? .ok(canonical, self)
  }
}
