public import Catalogue

/// A code as Apple Wallet draws it: the entries of `barcodes` in a pass.json, of which it takes the first whose format it
/// knows (Wallet Passes, "Pass.Barcodes").
public struct PassBarcode: Sendable {
  /// One of them.
  struct Entry: Sendable {
    let format: String
    let message: String
  }

  let entries: [Entry]
  /// What stands below the bars; `nil` for nothing.
  let text: String?

  /// The formats that Wallet knows from iOS 27 on. Their codes are such that Code 128 can carry them too.
  private static let newFormats: Set<BarcodeFormat> = [.ean13, .upcA, .code39, .itf, .codabar]

  /// How many bytes a barcode holds, whatever they are. Of linear ones this is far more than any scanner reads.
  private static func mostBytes(in format: BarcodeFormat) -> Int {
    switch format {
    case .qr: 2953
    case .aztec: 1914
    case .pdf417: 1108
    default: 80
    }
  }

  /// - Parameters:
  ///   - code: in the format's canonical form.
  ///   - text: what is written below the bars.
  /// - Throws: `PassError`, for a format that Wallet doesn't draw, and for a code that is too long for it.
  public init(_ code: String, _ format: BarcodeFormat, text: String?) throws(PassError) {
    let isUPCA = format == .upcA
    guard let name = (isUPCA ? BarcodeFormat.ean13 : format).passKit else {
      throw PassError("Wallet draws no barcode of the format \(format.rawValue)")
    }
    guard code.utf8.count <= Self.mostBytes(in: format) else {
      throw PassError(
        "the code has \(code.utf8.count) bytes, and a barcode of the format \(format.rawValue) holds \(Self.mostBytes(in: format))"
      )
    }
    // With a zero before it, EAN-13 has the bars of UPC-A.
    var entries = [Entry(format: name, message: isUPCA ? "0" + code : code)]
    if Self.newFormats.contains(format), let older = BarcodeFormat.code128.passKit {
      entries.append(Entry(format: older, message: code))
    }
    (self.entries, self.text) = (entries, text)
  }
}

extension PassBarcode.Entry {
  /// What the message's bytes are in: Latin-1, which all scanners know, where it has every character.
  var encoding: String {
    message.unicodeScalars.allSatisfy { $0.value < 0x100 } ? "iso-8859-1" : "utf-8"
  }
}
