import Foundation
import TestSupport
import Testing

/// The files that the market of Tests/Fixtures/market gives, tracked in Tests/Fixtures/golden so that a review shows
/// what a change does to them, but for what is the same for every catalogue. That they are right is shown by compiling and running them, in GeneratedCodeTests.
@Suite("Golden files")
struct GoldenTests {
  static let names = ["italy.json", "Brands.swift", "Brands.kt", "Brands.ts"]

  @Test("the fixture market gives the golden files", arguments: names)
  func golden(name: String) async throws {
    let built = try await BuiltMarket(folder: "Tests/Fixtures/market")
    let bytes = Self.own(try #require(name == "italy.json" ? built.json : built.code[name]))
    let file = Project.root.appendingPathComponent("Tests/Fixtures/golden/\(name)")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(bytes).write(to: file)
      Issue.record("\(name) was recorded anew; read its diff, then run the test without RECORD_GOLDENS")
    }
    let golden = try Project.bytes("Tests/Fixtures/golden/\(name)")
    let lines = zip(Self.lines(bytes), Self.lines(golden))
    if let (line, other) = lines.first(where: { $0 != $1 }) { #expect(line == other) }
    #expect(bytes.count == golden.count)
  }

  /// The lines before those that say no more of the catalogue.
  private static func own(_ bytes: [UInt8]) -> [UInt8] {
    let lines = lines(bytes)
    let own = lines.prefix { !$0.hasPrefix("// From here on it is the same for every catalogue") }
    return own.count == lines.count ? bytes : Array((own.joined(separator: "\n") + "\n").utf8)
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init)
  }
}
