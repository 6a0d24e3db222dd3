/// The rules of a symbology itself, whatever the brand.
public struct Symbology: Sendable {
  /// The format.
  public let format: BarcodeFormat

  /// The rules of that format.
  public init(_ format: BarcodeFormat) { self.format = format }

  /// The number of characters that every code of the format has; `nil` where it varies.
  public var fixedLength: Int? {
    switch format {
    case .ean13: 13
    case .ean8, .upcE: 8
    case .upcA: 12
    default: nil
    }
  }

  /// Whether codes of that many characters can exist.
  public func allows(length: Int) -> Bool {
    if let fixedLength { return length == fixedLength }
    switch format {
    case .itf: return length >= 2 && length.isMultiple(of: 2)
    case .codabar: return length >= 3
    // The most that a symbol holds: version 40-L in byte mode (ISO/IEC 18004); the others hold less.
    case .qr: return (1...2953).contains(length)
    default: return length >= 1
    }
  }

  /// Whether codes of the format end in GS1's check digit.
  public var hasGS1CheckDigit: Bool { fixedLength != nil }

  /// How a code breaks the rules, or `nil` when the format can carry it as it is.
  public func violation(of code: String) -> BarcodeViolation? {
    for scalar in code.unicodeScalars where !allows(scalar) { return .character(Character(scalar)) }
    let bytes = Array(code.utf8)
    guard allows(length: bytes.count) else { return .length(bytes.count) }
    if format == .codabar { return codabarViolation(bytes) }
    return hasGS1CheckDigit ? gs1Violation(format == .upcE ? Self.expanded(upcE: bytes) : bytes) : nil
  }

  /// Whether a code of the format can have that character.
  private func allows(_ scalar: Unicode.Scalar) -> Bool {
    switch format {
    case .ean13, .ean8, .upcA, .upcE, .itf: ("0"..."9").contains(scalar)
    case .code39: scalar.isASCII && CheckDigit.code39Characters.contains(UInt8(ascii: scalar))
    // Latin-1 needs FNC4, which scanners read in different ways.
    case .code128: scalar.isASCII
    case .codabar: scalar.isASCII && Self.codabarCharacters.contains(UInt8(ascii: scalar))
    case .qr, .aztec, .pdf417, .dataMatrix: true
    }
  }

  private static let codabarCharacters = Array("0123456789-$:/.+ABCD".utf8)

  /// A to D begin and end a Codabar symbol, and occur nowhere else.
  private func codabarViolation(_ bytes: [UInt8]) -> BarcodeViolation? {
    let letters = UInt8(ascii: "A")...UInt8(ascii: "D")
    guard let first = bytes.first, let last = bytes.last, letters.contains(first), letters.contains(last)
    else {
      return .startStop
    }
    return bytes.dropFirst().dropLast().contains(where: letters.contains) ? .startStop : nil
  }

  private func gs1Violation(_ bytes: [UInt8]) -> BarcodeViolation? {
    guard let found = bytes.last, let expected = CheckDigit.gs1(body: bytes.dropLast()), found != expected
    else {
      return nil
    }
    return .check(found: Character(Unicode.Scalar(found)), expected: Character(Unicode.Scalar(expected)))
  }

  /// The UPC-A code that eight digits of UPC-E stand for (GS1 General Specifications, 5.2.2.4.2).
  private static func expanded(upcE digits: [UInt8]) -> [UInt8] {
    guard digits.count == 8 else { return digits }
    // The index of each digit of UPC-A in UPC-E; `nil` for a zero that is inserted.
    let indices: [Int?] =
      switch digits[6] {
      case UInt8(ascii: "0")...UInt8(ascii: "2"): [0, 1, 2, 6, nil, nil, nil, nil, 3, 4, 5, 7]
      case UInt8(ascii: "3"): [0, 1, 2, 3, nil, nil, nil, nil, nil, 4, 5, 7]
      case UInt8(ascii: "4"): [0, 1, 2, 3, 4, nil, nil, nil, nil, nil, 5, 7]
      default: [0, 1, 2, 3, 4, 5, nil, nil, nil, nil, 6, 7]
      }
    return indices.map { index in index.map { digits[$0] } ?? UInt8(ascii: "0") }
  }
}

/// The check digits and characters of barcodes.
public enum CheckDigit {
  /// GS1's modulo 10 digit for a body of ASCII digits: weights 3, 1, 3, … from the right (GS1 General
  /// Specifications, 7.9). `nil` when the body isn't all digits.
  public static func gs1(body: some BidirectionalCollection<UInt8>) -> UInt8? {
    guard body.allSatisfy(isDigit) else { return nil }
    var sum = 0
    for (index, digit) in body.reversed().enumerated() {
      sum += Int(digit - UInt8(ascii: "0")) * (index.isMultiple(of: 2) ? 3 : 1)
    }
    return UInt8(ascii: "0") + UInt8((10 - sum % 10) % 10)
  }

  /// Code 39's modulo 43 character (ISO/IEC 16388, annex A). `nil` when a character isn't Code 39's.
  public static func mod43(body: some Collection<UInt8>) -> UInt8? {
    var sum = 0
    for byte in body {
      guard let value = code39Characters.firstIndex(of: byte) else { return nil }
      sum += value
    }
    return code39Characters[sum % 43]
  }

  /// The data characters of Code 39 in the order of their values; `*` is the start and stop character.
  static let code39Characters = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-. $/+%".utf8)

  static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
