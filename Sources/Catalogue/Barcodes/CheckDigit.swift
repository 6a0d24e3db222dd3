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
