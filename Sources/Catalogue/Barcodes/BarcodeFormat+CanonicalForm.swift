extension BarcodeFormat {
  /// A code as a card's number is saved and compared, from how it was typed or scanned.
  ///
  /// Spaces and hyphens are for reading only where a code is all digits; Code 39 and Codabar have no lower case; around
  /// a code of a linear format spaces are slips. A UPC-A code that was read as EAN-13 loses the zero before it. What
  /// two-dimensional formats carry is left as it is.
  public func canonicalForm(of code: String) -> String {
    switch self {
    case .ean13, .ean8, .upcA, .upcE, .itf:
      let digits = String(code.unicodeScalars.filter { $0 != " " && $0 != "-" })
      return self == .upcA && Self.isUPCAReadAsEAN13(digits)
        ? String(digits.unicodeScalars.dropFirst()) : digits
    case .code39, .codabar: return Self.upperCased(Self.trimmed(code))
    case .code128: return Self.trimmed(code)
    case .qr, .aztec, .pdf417, .dataMatrix: return code
    }
  }

  /// Whether it is thirteen digits of which the first is zero: the same bars as the twelve others of UPC-A.
  static func isUPCAReadAsEAN13(_ code: String) -> Bool {
    code.utf8.count == 13 && code.utf8.first == UInt8(ascii: "0") && code.utf8.allSatisfy(CheckDigit.isDigit)
  }

  private static func trimmed(_ code: String) -> String {
    let scalars = code.unicodeScalars.drop { $0 == " " }
    return String(
      scalars.prefix(upTo: (scalars.lastIndex { $0 != " " }).map(scalars.index(after:)) ?? scalars.startIndex)
    )
  }

  private static func upperCased(_ code: String) -> String {
    String(
      String.UnicodeScalarView(code.unicodeScalars.map { ("a"..."z").contains($0) ? $0.upperCasedASCII : $0 })
    )
  }
}

extension Unicode.Scalar {
  /// Of a letter `a-z` the capital.
  fileprivate var upperCasedASCII: Unicode.Scalar { Unicode.Scalar(UInt8(truncatingIfNeeded: value) & 0xDF) }
}
