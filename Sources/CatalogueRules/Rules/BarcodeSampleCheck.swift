package import Catalogue
internal import CatalogueSources
internal import RegularExpressions

/// Holds codes to one format's rule, its pattern included, and says in words what they break.
package struct BarcodeSampleCheck {
  private let rule: BarcodeFormatRule
  private let pattern: RegularExpression?

  /// `nil` when the rule's pattern can't be read.
  package init?(_ rule: BarcodeFormatRule) {
    self.rule = rule
    pattern = rule.pattern.flatMap { try? RegularExpression($0, dialect: .portable) }
    guard rule.pattern == nil || pattern != nil else { return nil }
  }

  /// What a code breaks, as a phrase that follows "fails: "; `nil` when it obeys the rule.
  package func problem(with code: String) -> String? {
    if let violation = rule.violation(of: code) { return sentence(violation) }
    return pattern.flatMap { mismatch(code, $0) }
  }

  /// What to do about a code with a wrong length for its format, or a wrong check digit; `nil` for other mistakes.
  func correction(of code: String) -> String? {
    guard let length = Symbology(rule.format).fixedLength else { return nil }
    guard code.utf8.count != length else {
      let right = CheckDigit.gs1(body: Array(code.utf8.dropLast())).map {
        code.dropLast() + String(Unicode.Scalar($0))
      }
      return right.flatMap { $0 != code && problem(with: String($0)) == nil ? "write \"\($0)\"" : nil }
    }
    let whole = CheckDigit.gs1(body: Array(code.utf8)).map { code + String(Unicode.Scalar($0)) }
    guard let whole, whole.utf8.count == length, problem(with: whole) == nil else {
      return "write one of \(length) digits"
    }
    return "write it with its check digit: \(whole)"
  }

  private func mismatch(_ code: String, _ pattern: RegularExpression) -> String? {
    do throws(MatchingLimitError) {
      return try pattern.matches(code) ? nil : "it doesn't match the pattern"
    } catch {
      return "the pattern \(error)"
    }
  }

  /// What a sample breaks, and what would be right.
  private func sentence(_ violation: BarcodeViolation) -> String {
    switch violation {
    case .length(let length):
      let wanted =
        if let fixed = Symbology(rule.format).fixedLength {
          "\(rule.format.rawValue) has \(fixed)"
        } else if !rule.lengths.isEmpty, !rule.allows(length: length) {
          "lengths are [\(rule.lengths.map { String($0) }.joined(separator: ", "))]"
        } else if let least = rule.minLength, length < least {
          "minLength is \(least)"
        } else if let most = rule.maxLength, length > most {
          "maxLength is \(most)"
        } else {
          "\(rule.format.rawValue) can't hold that many"
        }
      return "it has \(counted(length, "character")), and \(wanted)"
    case .prefix: return "it begins with none of the prefixes \(rule.prefixes.joined(separator: ", "))"
    default: return violation.description
    }
  }
}
