/// The rule that a code breaks.
public enum BarcodeViolation: Hashable, Sendable {
  /// The symbology, or the brand's character set, doesn't have this character.
  case character(Character)
  /// No code of the format, or of the brand, has this many characters.
  case length(Int)
  /// The check digit or character isn't what the rest gives.
  case check(found: Character, expected: Character)
  /// A Codabar code that doesn't begin and end in A to D, or has one of them inside.
  case startStop
  /// The code begins with none of the brand's prefixes.
  case prefix
  /// The code doesn't match the brand's pattern.
  case pattern
  /// The brand's cards have no code of that format.
  case format

  /// The kind of violation in one word, the same in every language of the generated code.
  public var id: String {
    switch self {
    case .character: "character"
    case .length: "length"
    case .check: "check"
    case .startStop: "startStop"
    case .prefix: "prefix"
    case .pattern: "pattern"
    case .format: "format"
    }
  }
}

extension BarcodeViolation: CustomStringConvertible {
  /// A phrase that follows "fails: ".
  public var description: String {
    switch self {
    case .character(let character): "the character \"\(character)\" can't occur"
    case .length(let length): "\(length) characters are too few or too many"
    case .check(let found, let expected): "check digit is \(found), should be \(expected)"
    case .startStop: "a Codabar code begins and ends with one of A to D, and has none of them inside"
    case .prefix: "it begins with none of the prefixes"
    case .pattern: "it doesn't match the pattern"
    case .format: "the brand's cards have other formats"
    }
  }
}

extension BarcodeFormatRule {
  /// How a code breaks the symbology's rule or the brand's, or `nil`. The pattern isn't checked.
  public func violation(of code: String) -> BarcodeViolation? {
    Symbology(format).violation(of: code) ?? ownViolation(of: code)
  }

  /// How a code breaks the brand's rule, or `nil`. The pattern isn't checked.
  func ownViolation(of code: String) -> BarcodeViolation? {
    if let charset {
      for scalar in code.unicodeScalars where !scalar.isASCII || !charset.contains(UInt8(ascii: scalar)) {
        return .character(Character(scalar))
      }
    }
    let length = code.unicodeScalars.count
    guard allows(length: length) else { return .length(length) }
    let bytes = Array(code.utf8)
    guard prefixes.isEmpty || prefixes.contains(where: { bytes.starts(with: $0.utf8) }) else {
      return .prefix
    }
    return checkViolation(bytes)
  }

  /// Whether the brand's rule (not the symbology) allows codes of that many characters.
  public func allows(length: Int) -> Bool {
    (lengths.isEmpty || lengths.contains(length)) && length >= minLength ?? 0 && length <= maxLength ?? .max
  }

  private func checkViolation(_ bytes: [UInt8]) -> BarcodeViolation? {
    let expected: UInt8? =
      switch check {
      case .gs1 where !Symbology(format).hasGS1CheckDigit: CheckDigit.gs1(body: bytes.dropLast())
      case .mod43: CheckDigit.mod43(body: bytes.dropLast())
      default: bytes.last
      }
    guard let found = bytes.last else { return .length(0) }
    guard let expected else {
      // The body has a character from which no check can be computed.
      let bad = bytes.first {
        check == .gs1 ? !CheckDigit.isDigit($0) : !CheckDigit.code39Characters.contains($0)
      }
      return .character(Character(Unicode.Scalar(bad ?? found)))
    }
    guard found != expected else { return nil }
    return .check(found: Character(Unicode.Scalar(found)), expected: Character(Unicode.Scalar(expected)))
  }
}
