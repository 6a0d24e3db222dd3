internal import Catalogue
internal import StrictJSON

/// A format alone, as apps keep it with a brand, as the barcode rule of a brand file. It proves nothing, so its
/// confidence is `unknown`: apps draw new cards in it, and refuse none.
struct DefaultFormat {
  let format: BarcodeFormat
  /// Where the format is named.
  let span: Range<Int>

  /// The value of the field `barcode`.
  var rule: LocatedValue {
    let samples = format.madeUpSamples
    let check: BarcodeCheck = Symbology(format).hasGS1CheckDigit ? .gs1 : .none
    let rule = object([
      ("format", text(format.rawValue)), ("check", text(check.rawValue)),
      ("valid", list([text(samples.valid)])),
      ("invalid", list([text(samples.invalid)])),
    ])
    return object([
      ("formats", list([rule])), ("confidence", text(BarcodeConfidence.unknown.rawValue)),
      ("printedDiffers", LocatedValue(.bool(false), at: span)),
      ("synthetic", LocatedValue(.bool(true), at: span)),
    ])
  }

  private func text(_ text: String) -> LocatedValue { LocatedValue(.string(text), at: span) }

  private func list(_ elements: [LocatedValue]) -> LocatedValue { LocatedValue(.array(elements), at: span) }

  private func object(_ members: [(String, LocatedValue)]) -> LocatedValue {
    let members = members.map { LocatedObject.Member(key: $0, keySpan: span, value: $1) }
    return LocatedValue(.object(LocatedObject(members)), at: span)
  }
}

extension BarcodeFormat {
  /// Made-up codes that the symbology takes and refuses, as every rule has them.
  var madeUpSamples: (valid: String, invalid: String) {
    switch self {
    case .ean13: ("2900123004566", "2900123004567")
    case .ean8: ("02345673", "02345678")
    case .upcA: ("091037958044", "091037958045")
    case .upcE: ("04252614", "04252615")
    case .itf: ("12345678", "1234567")
    case .codabar: ("A40156B", "A40156E")
    case .code39, .code128, .qr, .pdf417, .aztec, .dataMatrix: ("SYNTHETIC-0001", "")
    }
  }
}
