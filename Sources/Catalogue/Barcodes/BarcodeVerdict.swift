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

  /// A code that breaks nothing, or nothing that counts.
  static func ok(_ code: String, _ format: BarcodeFormat?) -> BarcodeVerdict {
    BarcodeVerdict(level: .ok, format: format, code: code, violation: nil)
  }

  /// A code that breaks something of the format itself.
  static func error(_ code: String, _ format: BarcodeFormat?, _ violation: BarcodeViolation) -> BarcodeVerdict
  {
    BarcodeVerdict(level: .error, format: format, code: code, violation: violation)
  }

  /// A code that breaks something of a brand's rule, which counts as much as the rule is sure.
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
