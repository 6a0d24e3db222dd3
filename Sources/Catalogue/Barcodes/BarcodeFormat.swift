/// The symbology of a card's barcode.
public enum BarcodeFormat: String, CaseIterable, Sendable {
  case code128 = "CODE128"
  case ean13 = "EAN13"
  case ean8 = "EAN8"
  case upcA = "UPCA"
  case upcE = "UPCE"
  case code39 = "CODE39"
  case qr = "QR"
  case itf = "ITF"
  case pdf417 = "PDF417"
  case aztec = "AZTEC"
  case dataMatrix = "DATAMATRIX"
  case codabar = "CODABAR"
}

extension BarcodeFormat {
  /// The form of a typed or scanned code in which cards are saved and compared.
  ///
  /// A code of digits loses its spaces and hyphens, and one of another linear format the spaces around it. Code 39 and
  /// Codabar have no lower case: it becomes upper case. A UPC-A code that was read as EAN-13 loses its leading zero.
  /// Codes of two-dimensional formats stay as they are.
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

  /// Whether it is thirteen digits of which the first is zero: UPC-A draws the other twelve with the same bars.
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
