import Foundation
import TestSupport
import Testing

/// docs/PASSES.md, followed step by step, with a test authority in Apple's place.
@Suite(
  "The guide to passes",
  .enabled(if: Python.isThere("rsvg-convert") && OpenSSL.isThere, "run scripts/require rsvg-convert openssl"))
struct PassGuideTests {
  private let workspace: Workspace
  private let guide: Guide

  init() throws {
    workspace = try Workspace()
    guide = try Guide("docs/PASSES.md")
  }

  private func block(_ heading: String, _ language: String) throws -> Guide.Block {
    try #require(guide.blocks.first { $0.heading == heading && $0.language == language })
  }

  @discardableResult
  private func run(_ command: String, environment: [String: String] = [:]) throws -> Program.Result {
    let result = try Program.run(
      command.split(separator: " ").map(String.init), in: workspace.path, environment: environment)
    try #require(result.status == 0, "\(command): \(result.errors)")
    return result
  }

  /// What Keychain Access exports, and Apple's certificate, as the guide calls them.
  private func makeApplesFiles() throws {
    try run(
      "openssl req -x509 -newkey rsa:2048 -nodes -keyout authority.key -out authority.pem -subj /CN=WWDR")
    try run(
      "openssl req -newkey rsa:2048 -nodes -keyout own.key -out own.csr -subj /UID=pass.com.example.cards/OU=A1B2C3D4E5"
    )
    try run(
      "openssl x509 -req -in own.csr -CA authority.pem -CAkey authority.key -set_serial 1 -out own.pem -days 9"
    )
    try run("openssl pkcs12 -export -in own.pem -inkey own.key -out pass.p12 -passout pass:secret")
    try run("openssl x509 -in authority.pem -outform DER -out AppleWWDRCAG4.cer")
  }

  @Test("its files are written, and its commands make a pass and print what it shows")
  func story() throws {
    let settings = try block("The brands' passes", "yaml").text
    let market = try #require(workspace.folder.bytes("catalogue/italy/catalogue.yaml"))
    try workspace.folder.write("catalogue/italy/catalogue.yaml", market + Array(settings.utf8))
    try run("\(Workspace.command) build --date 2026-05-31")
    for line in try block("The brands' passes", "text").text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      let bytes = try #require(workspace.folder.bytes(words[0]), "\(line)")
      guard words.count > 1 else { continue }
      // The width and the height of a PNG, of which the guide names the exact or the largest.
      let (width, height) = (Int(bytes[18]) << 8 | Int(bytes[19]), Int(bytes[22]) << 8 | Int(bytes[23]))
      let numbers = words.compactMap(Int.init)
      #expect(
        line.contains("at most") ? width <= numbers[0] && height <= numbers[1] : [width, height] == numbers)
    }

    try makeApplesFiles()
    for command in try block("The certificate", "console").commands {
      let passwords = command.contains("pkcs12") ? " -passin pass:secret" : ""
      try run(command + passwords + (command.contains("nocerts") ? " -passout pass:secret" : ""))
    }
    let block = try block("A pass for a card", "console")
    let command = try #require(block.commands.first)
      .replacing("catalogue-bundle", with: Program.built("catalogue-bundle"))
    let made = try run(command + " --key-password-variable PASSWORD", environment: ["PASSWORD": "secret"])
    func withoutBytes(_ line: Substring) -> String {
      line.split(separator: ", ").dropLast().joined(separator: ", ")
    }
    let shown = try #require(block.text.split(separator: "\n").last)
    #expect(made.output.split(separator: "\n").map(withoutBytes) == [withoutBytes(shown)])
    #expect(made.errors == "")
  }
}
