internal import Catalogue

extension BarcodeFormat {
  /// The format that a name means: ours (`EAN13`), as other programs and platforms spell it (`ean_13`, `EAN-13`,
  /// `qrCode`, `org.gs1.EAN-13`, `VNBarcodeSymbologyQR`, `PKBarcodeFormatAztec`).
  init?(spelling name: String) {
    guard name.utf8.count <= Self.longestSpelling, let format = Self.spellings[Self.core(of: name)] else {
      return nil
    }
    self = format
  }

  /// The format of a number of ML Kit's.
  init?(mlKit number: Int64) {
    guard let format = Self.allCases.first(where: { Int64($0.mlKit) == number }) else { return nil }
    self = format
  }

  /// What the names in use have before the format itself.
  private static let prefixes = [
    "vnbarcodesymbology", "pkbarcodeformat", "format", "orgiso", "orggs1", "organsi",
  ]
  private static let longestSpelling = 60

  private static let spellings: [String: BarcodeFormat] = Dictionary(
    allCases.flatMap { format in
      let names = [format.rawValue, format.zxing, format.passKit].compactMap(\.self)
      return (names + format.vision + format.avFoundation).map { (core(of: $0), format) }
    }, uniquingKeysWith: { first, _ in first })

  /// A name's letters and digits, without what stands before the format.
  private static func core(of name: String) -> String {
    let letters = SearchKey(name).description
    let prefix = prefixes.first { letters.hasPrefix($0) && letters.utf8.count > $0.utf8.count }
    return String(letters.dropFirst(prefix?.count ?? 0))
  }
}
