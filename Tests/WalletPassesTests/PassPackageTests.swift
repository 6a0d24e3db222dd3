import Catalogue
import StrictJSON
import TestSupport
import Testing

@testable import WalletPasses

@Suite("The files of a pass")
struct PassPackageTests {
  private static let icon: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private static let template = #"""
    {"formatVersion": 1, "passTypeIdentifier": "pass.com.example.cards", "teamIdentifier": "A1B2C3D4E5", "x": [1.50], "storeCard": {}}
    """#

  private static let version = "\"formatVersion\": 1"
  private static let card = version + ", \"storeCard\": {}"

  private func package(
    _ pass: String = template, _ more: [String: [UInt8]] = ["icon.png": icon]
  ) throws -> PassPackage {
    try PassPackage(
      more.merging(["pass.json": Array(pass.utf8)]) { $1 }, serialNumber: "7",
      PassBarcode("2900123004566", .ean13, text: "2900 1230"))
  }

  /// The names are those of Apple's documentation of pass.json.
  @Test(
    "a format is called what Wallet calls it, and new ones are Code 128 too",
    arguments: [
      (BarcodeFormat.code128, "AB 1", ["Code128 AB 1"]), (.qr, "a", ["QR a"]), (.aztec, "a", ["Aztec a"]),
      (.pdf417, "a", ["PDF417 a"]), (.code39, "A1", ["Code39 A1", "Code128 A1"]),
      (.itf, "1234", ["I2of5 1234", "Code128 1234"]),
      (.codabar, "A12B", ["Codabar A12B", "Code128 A12B"]),
      (.ean13, "2900123004566", ["EAN13 2900123004566", "Code128 2900123004566"]),
      (.upcA, "036000291452", ["EAN13 0036000291452", "Code128 036000291452"]),
    ])
  func formats(format: BarcodeFormat, code: String, entries: [String]) throws {
    let barcode = try PassBarcode(code, format, text: nil)
    #expect(barcode.entries.map { "\($0.format) \($0.message)" } == entries.map { "PKBarcodeFormat" + $0 })
  }

  @Test("a format that Wallet doesn't draw is named", arguments: [BarcodeFormat.ean8, .upcE, .dataMatrix])
  func unknown(format: BarcodeFormat) {
    let error = #expect(throws: PassError.self) { try PassBarcode("12345670", format, text: nil) }
    #expect(error?.description == "Wallet draws no barcode of the format \(format.rawValue)")
  }

  @Test(
    "text is in Latin-1 where that has all of it",
    arguments: [("caffè", "iso-8859-1"), ("Zażółć", "utf-8"), ("€", "utf-8"), ("ÿ", "iso-8859-1")])
  func encoding(text: String, encoding: String) throws {
    #expect(try PassBarcode(text, .qr, text: nil).entries.map(\.encoding) == [encoding])
  }

  @Test("pass.json keeps what it has, to the digit, and gets the serial number and the barcodes")
  func pass() throws {
    let object = try #require(try JSONReader.read(try package().files["pass.json"] ?? []).object)
    #expect(object["x"]?.array?.first.map { "\($0.content)".contains("1.50") } == true)
    #expect(object["serialNumber"]?.string == "7")
    let barcodes = object["barcodes"]?.array?.compactMap(\.object) ?? []
    #expect(barcodes.map { $0["altText"]?.string } == ["2900 1230", "2900 1230"])
    #expect(
      barcodes.first?.members.map(\.key) == ["format", "message", "messageEncoding", "altText"])
  }

  @Test(
    "files that aren't a brand's pass are rejected with the reason",
    arguments: [
      ("[]", [:], "icon.png is missing"),
      ("[]", ["icon.png": [UInt8]()], "icon.png isn't a PNG"),
      ("[]", ["icon.png": icon], "pass.json isn't a JSON object"),
      (
        "{\n  \"a\": 1,\n}", ["icon.png": icon],
        "pass.json:3:1 isn't JSON: found \"}\" where a key was expected"
      ),
      (
        "{\(version)}", ["icon.png": icon],
        "pass.json needs an object \"storeCard\", or that of another style of pass"
      ),
      ("{\"coupon\": {}}", ["icon.png": icon], "pass.json needs \"formatVersion\": 1"),
      (
        "{\(card), \"passTypeIdentifier\": \"\"}", ["icon.png": icon],
        "pass.json needs \"passTypeIdentifier\""
      ),
      ("{\(card), \"passTypeIdentifier\": \"p\"}", ["icon.png": icon], "pass.json needs \"teamIdentifier\""),
      (
        "{\"barcodes\": []}", ["icon.png": icon],
        "pass.json has \"barcodes\", which is given when a pass is made"
      ),
      (
        "{}", ["icon.png": icon, "signature": []],
        "there is a signature already: these aren't the files that a build wrote"
      ),
    ])
  func mistakes(pass: String, files: [String: [UInt8]], message: String) {
    let error = #expect(throws: PassError.self) { try package(pass, files) }
    #expect(error?.description == message)
  }

  /// The hashes are those of sha1sum.
  @Test("the manifest has the SHA-1 hash of every file")
  func manifest() throws {
    let object = try #require(try JSONReader.read(try package().manifest).object)
    #expect(object.members.map(\.key) == ["icon.png", "pass.json"])
    #expect(object["icon.png"]?.string == "4caece539b039b16e16206ea2478f8c5ffb2ca05")
  }

  @Test("what is no signature, or a code that is too long, makes no pass")
  func limits() throws {
    let package = try package()
    #expect(throws: PassError.self) { try package.archive(signature: []) }
    #expect(throws: PassError.self) { try package.archive(signature: [UInt8](repeating: 0x31, count: 100)) }
    #expect(try package.archive(signature: [UInt8](repeating: 0x30, count: 100)).count > 100)
    for (format, most) in [(BarcodeFormat.qr, 2953), (.pdf417, 1108), (.aztec, 1914), (.code128, 80)] {
      #expect(throws: PassError.self) {
        try PassBarcode(String(repeating: "1", count: most + 1), format, text: nil)
      }
      _ = try PassBarcode(String(repeating: "1", count: most), format, text: nil)
    }
  }

  @Test("a serial number belongs to a brand and a code")
  func serialNumber() {
    let numbers = [("pam", "1"), ("pam", "2"), ("coop", "1"), ("pam", "1")].map {
      PassPackage.serialNumber(brand: $0.0, $0.1)
    }
    #expect(Set(numbers).count == 3 && numbers.first == numbers.last)
    #expect(numbers.allSatisfy { $0.count == 32 })
  }

  @Test(
    "other programs read the archive", .enabled(if: Program.isThere("python"), "run scripts/require python"))
  func archive() throws {
    let files = [("é.txt", Array("x".utf8)), ("empty", []), ("z", [UInt8](0...255))]
    let archive = try ZIPArchive.bytes(of: files)
    let script = """
      import sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      assert archive.testzip() is None
      for info in archive.infolist():
          print(ascii(info.filename), info.date_time[0], oct(info.external_attr >> 16), archive.read(info).hex())
      """
    let lines = String(decoding: try Python.run(script, input: archive), as: UTF8.self)
    let bytes = (0...255).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    #expect(
      lines == "'\\xe9.txt' 1980 0o100644 78\n'empty' 1980 0o100644 \n'z' 1980 0o100644 \(bytes)\n")
  }
}
