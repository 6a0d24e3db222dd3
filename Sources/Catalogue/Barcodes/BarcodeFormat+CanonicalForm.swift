extension BarcodeFormat {
  /// A code as a card's number is saved and compared, from how it was typed or scanned.
  ///
  /// Spaces and hyphens are for reading only where a code is all digits; Code 39 and Codabar have no lower case; around
  /// a code of a linear format spaces are slips. A UPC-A code that was read as EAN-13 loses the zero before it. What
  /// two-dimensional formats carry is left as it is.
  public func canonicalForm(of code: String) -> String {
    switch self {
    case .ean13, .ean8, .upcA, .upcE, .itf:
      let digits = code.utf8.filter { $0 != Self.space && $0 != UInt8(ascii: "-") }
      let isLonger = self == .upcA && Self.isUPCAReadAsEAN13(digits)
      return String(decoding: digits.dropFirst(isLonger ? 1 : 0), as: UTF8.self)
    case .code39, .codabar: return String(decoding: Self.trimmed(code).map(Self.upperCased), as: UTF8.self)
    case .code128: return String(decoding: Self.trimmed(code), as: UTF8.self)
    case .qr, .aztec, .pdf417, .dataMatrix: return code
    }
  }

  /// Whether it is thirteen digits of which the first is zero: the same bars as the twelve others of UPC-A.
  static func isUPCAReadAsEAN13(_ code: [UInt8]) -> Bool {
    code.count == 13 && code[0] == UInt8(ascii: "0") && code.allSatisfy(CheckDigit.isDigit)
  }

  private static let space = UInt8(ascii: " ")

  private static func trimmed(_ code: String) -> ArraySlice<UInt8> {
    var bytes = Array(code.utf8)[...]
    while bytes.first == space { bytes.removeFirst() }
    while bytes.last == space { bytes.removeLast() }
    return bytes
  }

  private static func upperCased(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + UInt8(ascii: "A")
    default: byte
    }
  }
}
