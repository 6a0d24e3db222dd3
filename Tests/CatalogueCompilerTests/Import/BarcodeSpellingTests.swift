import Catalogue
import TestSupport
import Testing

@testable import CatalogueAuthoring
@testable import CatalogueCompiler

@Suite("Names of barcode formats")
struct BarcodeSpellingTests {
  /// As the platforms' own documentation spells them.
  private static let names: [(BarcodeFormat, String)] = [
    (
      .code128,
      "CODE128 code128 CODE_128 code-128 FORMAT_CODE_128 Code128 org.iso.Code128 PKBarcodeFormatCode128"
    ),
    (
      .ean13,
      "EAN13 ean13 EAN_13 EAN-13 ean_13 FORMAT_EAN_13 org.gs1.EAN-13 VNBarcodeSymbologyEAN13 PKBarcodeFormatEAN13"
    ),
    (.ean8, "EAN8 ean8 EAN_8 EAN-8 FORMAT_EAN_8 org.gs1.EAN-8 VNBarcodeSymbologyEAN8"),
    (.upcA, "UPCA upcA UPC_A UPC-A FORMAT_UPC_A"),
    (.upcE, "UPCE upcE UPC_E FORMAT_UPC_E org.gs1.UPC-E VNBarcodeSymbologyUPCE"),
    (
      .code39,
      "CODE39 code39 CODE_39 FORMAT_CODE_39 org.iso.Code39 org.iso.Code39Mod43 VNBarcodeSymbologyCode39Checksum"
    ),
    (.qr, "QR qr QR_CODE qrCode QRCode FORMAT_QR_CODE org.iso.QRCode VNBarcodeSymbologyQR PKBarcodeFormatQR"),
    (
      .itf,
      "ITF itf ITF_14 FORMAT_ITF org.gs1.ITF14 org.ansi.Interleaved2of5 VNBarcodeSymbologyI2of5 PKBarcodeFormatI2of5 PKBarcodeFormatITF"
    ),
    (.pdf417, "PDF417 pdf417 PDF_417 FORMAT_PDF417 org.iso.PDF417 PKBarcodeFormatPDF417"),
    (.aztec, "AZTEC aztec Aztec FORMAT_AZTEC org.iso.Aztec PKBarcodeFormatAztec"),
    (.dataMatrix, "DATAMATRIX dataMatrix DATA_MATRIX FORMAT_DATA_MATRIX org.iso.DataMatrix"),
    (.codabar, "CODABAR codabar Codabar FORMAT_CODABAR VNBarcodeSymbologyCodabar PKBarcodeFormatCodabar"),
  ]

  @Test("a format is known by its name on every platform", arguments: names)
  func spellings(format: BarcodeFormat, names: String) {
    for name in names.split(separator: " ").map(String.init) {
      #expect(BarcodeFormat(spelling: name) == format, "\(name)")
    }
  }

  @Test(
    "a format is known by its number in ML Kit",
    arguments: [(1, .code128), (32, .ean13), (256, .qr), (4096, .aztec)] as [(Int64, BarcodeFormat)])
  func numbers(number: Int64, format: BarcodeFormat) {
    #expect(BarcodeFormat(mlKit: number) == format)
  }

  @Test(
    "other names aren't formats",
    arguments: ["", "EAN", "EAN14", "FORMAT", "code", "QR Code 2", "ＥＡＮ"])
  func others(name: String) {
    #expect(BarcodeFormat(spelling: name) == nil)
  }

  @Test(
    "the rule that is made from a format alone has no findings",
    arguments: TestTier.some(of: BarcodeFormat.allCases))
  func defaultRule(format: BarcodeFormat) async throws {
    var sources = ImportSources(
      catalogue: Market.text(
        "old.json",
        #"{"country": "IT", "brands": [{"id": "coop", "name": "Coop", "category": "grocery", "sources": ["https://www.example.com/"], "defaultFormat": "\#(format.rawValue)"}]}"#
      ),
      schemas: try ProjectFiles.schemas())
    sources.logos = nil
    let texts = try CatalogueImport.run(sources).texts
    var market = Market()
    market.brands = ["coop": texts["brands/coop.yaml"] ?? ""]
    market.settings = texts["catalogue.yaml"] ?? ""
    #expect(try await market.build().diagnostics.isEmpty)
  }
}
