import Foundation
import TestSupport
import Testing

/// Passes from the catalogue to what a phone would read, with the real commands.
@Suite(
  "Passes of Apple Wallet",
  .enabled(if: Python.isThere("rsvg-convert") && OpenSSL.isThere, "run scripts/require rsvg-convert openssl"))
struct PassStoryTests {
  private let workspace: Workspace

  private static let settings =
    "settings: {passTypeIdentifier: pass.com.example.cards, teamIdentifier: A1B2C3D4E5}\n"
  private static let pass = "Generated/passes/pam.pass"

  init() throws {
    workspace = try Workspace()
    let market = try #require(workspace.folder.bytes("catalogue/italy/catalogue.yaml"))
    try workspace.folder.write("catalogue/italy/catalogue.yaml", market + Array(Self.settings.utf8))
  }

  private func build(path: String? = nil) async throws -> Program.Result {
    try await workspace.run(
      ["build", "--date", "2026-05-31", "--verbose"], environment: path.map { ["PATH": $0] } ?? [:])
  }

  /// Runs a program in the workspace.
  @discardableResult
  private func run(_ command: String) throws -> Program.Result {
    try Program.run(command.split(separator: " ").map(String.init), in: workspace.path)
  }

  /// Makes a certificate as Apple does, with its authority's.
  private func makeCertificates(type: String = "pass.com.example.cards", days: Int = 9) throws {
    try run(
      "openssl req -x509 -newkey rsa:2048 -nodes -keyout authority.key -out authority.pem -subj /CN=Authority"
    )
    try run(
      "openssl req -newkey rsa:2048 -nodes -keyout pass.key -out pass.csr -subj /UID=\(type)/CN=Pass/OU=A1B2C3D4E5"
    )
    let sign =
      "openssl x509 -req -in pass.csr -CA authority.pem -CAkey authority.key -set_serial 1 -out pass.pem"
    try #require(try run("\(sign) -days \(days)").status == 0)
  }

  private func makePass(_ arguments: String, by passes: String = Program.built("catalogue-bundle")) throws
    -> Program.Result
  {
    try run(
      "\(passes) pass --certificate pass.pem --key pass.key --intermediate authority.pem \(arguments)")
  }

  @Test("a pass verifies, two other programs unzip it, and it has the code in the names that Wallet knows")
  func story() async throws {
    #expect(try await build().status == 0)
    try makeCertificates()
    let made = try makePass("pam --code 2900123004566")
    #expect(made.errors == "")
    #expect(made.output.hasPrefix("pam.pkpass: Pam, EAN13, 9 files, "))
    #expect(try run("unzip -q pam.pkpass -d out").status == 0)
    let verified = try run(
      "openssl smime -verify -binary -inform DER -in out/signature -content out/manifest.json "
        + "-CAfile authority.pem -purpose any -out /dev/null")
    #expect(verified.errors.hasPrefix("Verification successful"), "\(verified.errors)")
    // Python's own ZIP and JSON, which know nothing of ours.
    let script = """
      import hashlib, json, sys, zipfile
      archive = zipfile.ZipFile(sys.argv[1])
      manifest = json.loads(archive.read("manifest.json"))
      names = set(archive.namelist()) - {"manifest.json", "signature"}
      assert archive.testzip() is None and set(manifest) == names, manifest
      assert all(hashlib.sha1(archive.read(name)).hexdigest() == manifest[name] for name in names)
      for barcode in json.loads(archive.read("pass.json"))["barcodes"]: print(*barcode.values())
      """
    let read = try Python.run(script, input: workspace.folder.bytes("pam.pkpass") ?? [])
    #expect(
      String(decoding: read, as: UTF8.self) == """
        PKBarcodeFormatEAN13 2900123004566 iso-8859-1 2900123004566
        PKBarcodeFormatCode128 2900123004566 iso-8859-1 2900123004566

        """)
    let again = try makePass("pam --code 2900123004566")
    #expect(again.status == 1)
    #expect(again.errors.contains("pam.pkpass is there already, and isn't overwritten"))
  }

  @Test("what can't be a pass is rejected with the reason, and no file is left")
  func rejected() async throws {
    #expect(try await build().status == 0)
    try makeCertificates()
    let cases = [
      (
        "pam --code 2900123004567", 100,
        "this can't be the code of a card of pam: check digit is 7, should be 6"
      ),
      ("ali --code 1", 1, "the catalogue has no barcode rule of ali: give --format, such as EAN13"),
      ("ali --code 40170725 --format EAN8", 1, "ali: Wallet draws no barcode of the format EAN8"),
      ("pan --code 1", 1, "catalogue/italy.json has no brand \"pan\"; did you mean \"pam\"?"),
      ("pam --code 2900123004566 --passes none", 1, "none/pam.pass isn't there"),
      (
        "pam --code 2900123004566 --format EAN14", 64,
        "\"EAN14\" isn't a format: expected one of CODE128, EAN13"
      ),
      ("pam --code 2900123004566 --key none.key", 1, "can't read none.key"),
      ("pam --code 2900123004566 --output -", 64, "--output: expected the name of a file"),
      ("pam --code 2900123004566 --certificate authority.pem", 1, "authority.pem names no pass type"),
      (
        "pam --code 2900123004566 --intermediate pass.pem", 1,
        "pass.pem isn't the certificate of the authority"
      ),
      ("ali --code \(String(repeating: "1", count: 82)) --format ITF", 1, "the code has 82 bytes"),
    ]
    for (arguments, status, message) in cases {
      let result = try makePass(arguments)
      #expect(result.status == status, "\(arguments): \(result.errors)")
      #expect(result.errors.contains(message), "\(arguments): \(result.errors)")
    }
    #expect(try run("find . -name *.pkpass").output == "")
  }

  @Test(
    "a code that breaks a rule which is known makes no pass, and of a likely one makes one with a warning")
  func rules() async throws {
    try makeCertificates()
    let what = "the code of a card of pam: the brand's cards have other formats\n"
    #expect(try await build().status == 0)
    let likely = try makePass("pam --code ABC --format QR --output likely.pkpass")
    #expect((likely.status, likely.errors) == (0, "warning: this may not be " + what))
    try workspace.edit(
      brand: "pam", "confidence: likely", to: "confidence: known\n  source: https://www.example.com/")
    #expect(try await build().status == 0)
    let known = try makePass("pam --code ABC --format QR --output known.pkpass")
    #expect((known.status, known.errors) == (100, "Error: this can't be " + what))
    #expect(try run("ls").lines.filter { $0.hasSuffix(".pkpass") } == ["likely.pkpass"])
  }

  @Test(
    "a certificate that a phone wouldn't accept is rejected here",
    arguments: TestTier.some(of: [
      (
        "pass.com.example.other", 9,
        "pass.pem is for the passTypeIdentifier \"pass.com.example.other\", and the pass has"
      ),
      ("pass.com.example.cards", -1, "pass.pem has expired"),
    ]))
  func certificates(type: String, days: Int, message: String) async throws {
    #expect(try await build().status == 0)
    try makeCertificates(type: type, days: days)
    let result = try makePass("pam --code 2900123004566")
    #expect(result.status == 1)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test("pictures are drawn once, as PNG of the size, and are gone when nobody asks for passes any more")
  func pictures() async throws {
    #expect(try await build().errors.contains("draw: 12 pictures"))
    let icon = try #require(workspace.folder.bytes("\(Self.pass)/icon@2x.png"))
    #expect(icon.starts(with: Array("\u{89}PNG".unicodeScalars.map { UInt8($0.value) })))
    #expect(icon[16..<24].elementsEqual([0, 0, 0, 58, 0, 0, 0, 58]))
    // A renderer that only says its version: what it would draw isn't what the cache has.
    let version = try run("rsvg-convert --version").output
    try workspace.folder.write(
      "bin/rsvg-convert", "#!/bin/sh\n[ $1 = --version ] && echo '\(version.dropLast())'\n".utf8)
    try run("chmod +x bin/rsvg-convert")
    try workspace.edit(brand: "ali", "category: grocery", to: "category: grocery\nkeywords: [spesa]")
    let edited = try await build(path: "\(workspace.path)/bin:/usr/bin:/bin")
    #expect(edited.status == 0, "\(edited.errors)")
    #expect(workspace.folder.bytes("\(Self.pass)/icon@2x.png") == icon)
    try workspace.folder.write(
      "catalogue/italy/catalogue.yaml", try Project.bytes("Tests/Fixtures/market/catalogue.yaml"))
    #expect(try await build().status == 0)
    #expect(workspace.folder.bytes("\(Self.pass)/pass.json") == nil)
    #expect(!FileManager.default.fileExists(atPath: "\(workspace.path)/Generated/passes"))
  }

  @Test("hundreds of pictures are drawn with as few open files as the system allows a program at first")
  func openFiles() throws {
    let brand = String(
      decoding: try #require(workspace.folder.bytes("catalogue/italy/brands/ali.yaml")), as: UTF8.self)
    for letter in "bcdfghjklmnprstvz" {
      let text = brand.replacingOccurrences(of: "id: ali", with: "id: \(letter)oli\(letter)")
        .replacingOccurrences(of: "name: Alì", with: "name: \(letter)oli\(letter)")
      try workspace.folder.write("catalogue/italy/brands/\(letter)oli\(letter).yaml", text.utf8)
    }
    let result = try Program.run(
      ["sh", "-c", "ulimit -n 256 && exec \(Workspace.command) build --date 2026-05-31 --verbose"],
      in: workspace.path)
    #expect(result.status == 0 && result.errors.contains("draw: 114 pictures"), "\(result.errors)")
  }

  @Test("without the renderer a build that is asked for pictures says what to do, and writes nothing")
  func noRenderer() async throws {
    let bin = "\(workspace.path)/bin"
    try FileManager.default.createDirectory(atPath: bin, withIntermediateDirectories: true)
    let env = try #require(try run("which env").lines.first)
    // What was drawn before needs no renderer; ali's picture is another one now.
    #expect(try await build().status == 0)
    try workspace.edit(brand: "ali", "name: Alì", to: "name: Alì Market")
    let before = workspace.folder.bytes("Generated/Brands.ts")
    try FileManager.default.createSymbolicLink(atPath: "\(bin)/env", withDestinationPath: env)
    let result = try await build(path: bin)
    #expect(result.status == 1)
    #expect(
      result.errors.contains(
        "has to be drawn by rsvg-convert: install it by scripts/require rsvg-convert (Debian: librsvg2-bin"))
    #expect(workspace.folder.bytes("Generated/Brands.ts") == before)
  }
}
