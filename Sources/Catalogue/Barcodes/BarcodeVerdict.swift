/// What a brand's rule says of a code.
public struct BarcodeVerdict: Hashable, Sendable {
  /// What an app does with the code.
  public enum Level: String, CaseIterable, Comparable, Sendable {
    /// Saves it.
    case ok
    /// Says that something may be wrong, and lets the person save it.
    case warning
    /// Refuses it.
    case error

    /// The better one first.
    public static func < (left: Level, right: Level) -> Bool { left.severity < right.severity }

    private var severity: Int {
      switch self {
      case .ok: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// What an app does with the code.
  public let level: Level
  /// The format to draw the code in; `nil` where neither the brand nor the caller knows one.
  public let format: BarcodeFormat?
  /// The code in its canonical form: what an app saves and draws.
  public let code: String
  /// What the code breaks; `nil` exactly where the level is ``Level/ok``.
  public let violation: BarcodeViolation?

  /// A code that breaks nothing, or only a rule whose confidence is unknown.
  static func ok(_ code: String, _ format: BarcodeFormat?) -> BarcodeVerdict {
    BarcodeVerdict(level: .ok, format: format, code: code, violation: nil)
  }

  /// A code that the format itself can't carry.
  static func error(_ code: String, _ format: BarcodeFormat?, _ violation: BarcodeViolation) -> BarcodeVerdict
  {
    BarcodeVerdict(level: .error, format: format, code: code, violation: violation)
  }

  /// A code that breaks a brand's rule; its level follows from the rule's confidence.
  static func broken(
    _ violation: BarcodeViolation, by code: String, _ format: BarcodeFormat, _ confidence: BarcodeConfidence
  ) -> BarcodeVerdict {
    switch confidence {
    case .known: .error(code, format, violation)
    case .likely: BarcodeVerdict(level: .warning, format: format, code: code, violation: violation)
    case .unknown: .ok(code, format)
    }
  }
}

extension Brand {
  /// Whether a code can be on one of the brand's cards.
  ///
  /// A code that the format itself can't carry is an error. A code that breaks the brand's rule is an error if the rule
  /// is ``BarcodeConfidence/known``, a warning if it is ``BarcodeConfidence/likely``, and accepted if it is
  /// ``BarcodeConfidence/unknown``.
  ///
  /// - Parameters:
  ///   - code: The code as it was typed or scanned; the verdict has its canonical form.
  ///   - format: The format that a scanner read. Without one, every format of the brand is tried and the best verdict
  ///     counts, of equal ones the first. EAN-13 and UPC-A draw the same bars: a brand that has only one of them
  ///     accepts the other as well.
  public func validate(_ code: String, as format: BarcodeFormat? = nil) -> BarcodeVerdict {
    guard let format else {
      let verdict = codeRule.flatMap { $0.best($0.formats, for: code) }
      return verdict ?? (code.isEmpty ? .error(code, nil, .length(0)) : .ok(code, nil))
    }
    if let verdict = codeRule?.validate(code, as: format) { return verdict }
    let isUnexpected = codeRule?.formats.isEmpty == false
    return format.verdict(on: code, codeRule?.confidence ?? .unknown) { _ in isUnexpected ? .format : nil }
  }
}

extension BarcodeRule {
  /// The best verdict of some of the rule's formats, of equal ones the first; `nil` without formats.
  fileprivate func best(_ formats: [BarcodeFormatRule], for code: String) -> BarcodeVerdict? {
    formats.map { $0.validate(code, confidence) }.min { $0.level < $1.level }
  }

  /// The verdict on a code that a scanner read; `nil` where the rule has no such format.
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

  /// Whether the whole code matches the rule's pattern. Any code matches a pattern that isn't a regular expression.
  private func matchesPattern(_ code: String) -> Bool {
    guard let pattern, let expression = try? Regex(pattern) else { return true }
    do { return try expression.matchingSemantics(.unicodeScalar).wholeMatch(in: code) != nil } catch {
      return true
    }
  }
}

extension BarcodeFormat {
  /// A code that the format can't carry is an error; for one that breaks the brand's rule, its confidence decides.
  /// - Parameter brandViolation: how a code in its canonical form breaks the brand's rule.
  fileprivate func verdict(
    on code: String, _ confidence: BarcodeConfidence, brandViolation: (String) -> BarcodeViolation?
  ) -> BarcodeVerdict {
    let canonical = canonicalForm(of: code)
    if let violation = Symbology(self).violation(of: canonical) { return .error(canonical, self, violation) }
    return brandViolation(canonical).map { .broken($0, by: canonical, self, confidence) }
      ?? .ok(canonical, self)
  }
}
