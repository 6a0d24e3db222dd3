internal import ArgumentParser
internal import Catalogue
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation
internal import WalletPasses

/// `catalogue-bundle pass`
struct PassCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pass",
    abstract: "Make a signed pass of Apple Wallet for a card.",
    discussion: """
      Takes the brand's files that a build wrote, adds the code and a serial number, and signs them with the openssl \
      program. A code that the brand's cards can't have is rejected. docs/PASSES.md says where the files and the \
      certificate come from.

        catalogue-bundle pass pam --code 2900123004566 --certificate pass.pem --key pass.key \
      --intermediate wwdr.pem

      Exit codes: 0 success, 1 could not run, 64 wrong usage, 100 the code can't be on a card of the brand.
      """)

  private static let longestText = 4096

  @Argument(help: ArgumentHelp("The brand's id.", valueName: "id")) var brand: String
  @Option(
    help: ArgumentHelp(
      "The code of the card; - reads it from standard input, so that no other user of the machine sees it.",
      valueName: "text"))
  var code: String
  @Option(
    help: ArgumentHelp(
      "The barcode's format, such as EAN13. Default: that of the brand's rule which the code fits.",
      valueName: "name"), transform: Self.format)
  var format: BarcodeFormat?
  @Option(
    help: ArgumentHelp(
      "What stands below the bars. Default: the code as it was given, unless the brand prints something else.",
      valueName: "text"))
  var printed: String?
  @Option(
    help: ArgumentHelp(
      "Tells the passes of one type apart. Default: made from brand and code, so that a new pass of a card takes the old "
        + "one's place.", valueName: "text"))
  var serial: String?
  @OptionGroup var signing: PassSigningOptions
  @Option(
    help: ArgumentHelp("The published catalogue.", valueName: "file"), transform: GivenPath.checked)
  var catalogue = "catalogue/italy.json"
  @Option(
    help: ArgumentHelp("The folder of the brands' passes.", valueName: "folder"),
    transform: GivenPath.checked)
  var passes = "Generated/passes"
  @Option(
    help: ArgumentHelp(
      "The pass to write, which mustn't be there yet. Default: the brand's id with .pkpass.",
      valueName: "file"), transform: GivenPath.checked)
  var output: String?

  func validate() throws {
    for (name, text) in [("--code", code), ("--printed", printed), ("--serial", serial)] {
      guard let text else { continue }
      guard Self.isText(text) else {
        throw ValidationError("\(name): expected 1 to \(Self.longestText) bytes of UTF-8, without NUL.")
      }
    }
    if output == "-" { throw ValidationError("--output: expected the name of a file.") }
  }

  func run() throws {
    let brand = try foundBrand()
    let path = output ?? brand.id + ".pkpass"
    // Before anybody is asked for a password.
    if try FileBytes.isThere(path) {
      throw FileError("\(path) is there already, and isn't overwritten: delete it, or give --output")
    }
    let given = try givenCode()
    let verdict = brand.validate(given, as: format)
    do {
      let barcode = try barcode(of: verdict, as: given, brand)
      let package = try PassPackage(
        files(of: brand), serialNumber: serial ?? PassPackage.serialNumber(brand: brand.id, verdict.code),
        barcode)
      let bytes = try package.archive(signature: try signing.signature(of: package))
      // It has the code of somebody's card.
      try NewFiles([.init(path, bytes, mode: 0o600)]).write()
      let format = verdict.format?.rawValue ?? ""
      Console.print(
        "\(path): \(brand.name), \(format), \(package.fileCount.counted("file")), \(bytes.count.counted("byte"))"
      )
    } catch let error as PassError {
      throw FileError("\(brand.id): \(error)")
    }
  }

  /// The code, without the line end that standard input has.
  private func givenCode() throws -> String {
    guard code == "-" else { return code }
    let bytes = (try? CommandContext.current.input.read(upToCount: Self.longestText + 2)) ?? Data()
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    guard let text = String(validating: line, as: UTF8.self), Self.isText(text) else {
      throw FileError(
        "standard input has no code of 1 to \(Self.longestText) bytes of UTF-8 on its first line")
    }
    return text
  }

  /// U+FFFD stands for what was no UTF-8.
  private static func isText(_ text: String) -> Bool {
    (1...longestText).contains(text.utf8.count)
      && !text.unicodeScalars.contains { ["\0", "\u{FFFD}"].contains($0) }
  }

  private func barcode(
    of verdict: BarcodeVerdict, as given: String, _ brand: Brand
  ) throws -> PassBarcode {
    if let violation = verdict.violation, verdict.level == .error {
      Console.printError("Error: this can't be the code of a card of \(brand.id): \(violation)")
      throw ExitCode.findings
    }
    guard let format = verdict.format else {
      throw FileError("the catalogue has no barcode rule of \(brand.id): give --format, such as EAN13")
    }
    let text = printed ?? (brand.barcode?.printedDiffers == true ? nil : given)
    let barcode = try PassBarcode(verdict.code, format, text: text)
    if let violation = verdict.violation {
      Console.printError("warning: this may not be the code of a card of \(brand.id): \(violation)")
    }
    return barcode
  }

  private static func format(_ name: String) throws -> BarcodeFormat {
    if let format = BarcodeFormat(rawValue: name.uppercased().filter { $0 != "-" && $0 != "_" }) {
      return format
    }
    let known = BarcodeFormat.allCases.map(\.rawValue).joined(separator: ", ")
    throw ValidationError("\"\(name)\" isn't a format: expected one of \(known).")
  }
}
