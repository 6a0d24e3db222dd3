/// What the platforms' own libraries call a format, so that an app needs no table of its own.
extension BarcodeFormat {
  /// The name in ZXing, and so in many libraries for Android.
  public var zxing: String {
    switch self {
    case .code128: "CODE_128"
    case .ean13: "EAN_13"
    case .ean8: "EAN_8"
    case .upcA: "UPC_A"
    case .upcE: "UPC_E"
    case .code39: "CODE_39"
    case .qr: "QR_CODE"
    case .itf: "ITF"
    case .pdf417: "PDF_417"
    case .aztec: "AZTEC"
    case .dataMatrix: "DATA_MATRIX"
    case .codabar: "CODABAR"
    }
  }

  /// The number in ML Kit's `Barcode` class, which has one bit for each format.
  public var mlKit: Int {
    switch self {
    case .code128: 0x0001
    case .code39: 0x0002
    case .codabar: 0x0008
    case .dataMatrix: 0x0010
    case .ean13: 0x0020
    case .ean8: 0x0040
    case .itf: 0x0080
    case .qr: 0x0100
    case .upcA: 0x0200
    case .upcE: 0x0400
    case .pdf417: 0x0800
    case .aztec: 0x1000
    }
  }

  /// The raw values of Vision's `VNBarcodeSymbology`, those that a scanner asks for and gives. UPC-A comes as EAN-13.
  public var vision: [String] {
    let names: [String] =
      switch self {
      case .code128: ["Code128"]
      case .ean13: ["EAN13"]
      case .ean8: ["EAN8"]
      case .upcA: []
      case .upcE: ["UPCE"]
      case .code39: ["Code39", "Code39Checksum", "Code39FullASCII"]
      case .qr: ["QR"]
      case .itf: ["I2of5", "ITF14"]
      case .pdf417: ["PDF417"]
      case .aztec: ["Aztec"]
      case .dataMatrix: ["DataMatrix"]
      case .codabar: ["Codabar"]
      }
    return names.map { "VNBarcodeSymbology" + $0 }
  }

  /// The raw values of AVFoundation's `AVMetadataObject.ObjectType`. UPC-A comes as EAN-13.
  public var avFoundation: [String] {
    switch self {
    case .code128: ["org.iso.Code128"]
    case .ean13: ["org.gs1.EAN-13"]
    case .ean8: ["org.gs1.EAN-8"]
    case .upcA: []
    case .upcE: ["org.gs1.UPC-E"]
    case .code39: ["org.iso.Code39", "org.iso.Code39Mod43"]
    case .qr: ["org.iso.QRCode"]
    case .itf: ["org.ansi.Interleaved2of5", "org.gs1.ITF14"]
    case .pdf417: ["org.iso.PDF417"]
    case .aztec: ["org.iso.Aztec"]
    case .dataMatrix: ["org.iso.DataMatrix"]
    case .codabar: ["Codabar"]
    }
  }

  /// The `format` of a barcode in a `pass.json` of PassKit; `nil` where a pass can't draw it. UPC-A is drawn as EAN-13
  /// with a zero before it. Code 128 isn't drawn on watches, and EAN-13, Code 39, ITF and Codabar only from iOS 27 on.
  public var passKit: String? {
    switch self {
    case .code128: "PKBarcodeFormatCode128"
    case .ean13: "PKBarcodeFormatEAN13"
    case .code39: "PKBarcodeFormatCode39"
    case .qr: "PKBarcodeFormatQR"
    case .itf: "PKBarcodeFormatI2of5"
    case .pdf417: "PKBarcodeFormatPDF417"
    case .aztec: "PKBarcodeFormatAztec"
    case .codabar: "PKBarcodeFormatCodabar"
    case .ean8, .upcA, .upcE, .dataMatrix: nil
    }
  }
}
