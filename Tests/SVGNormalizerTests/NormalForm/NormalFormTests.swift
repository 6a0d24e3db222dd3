import Foundation
import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("The normal form")
struct NormalFormTests {
  private static let slug = LogoSlug("logo")

  /// The logos of a market, and examples of everything that is accepted.
  private static let files: [[UInt8]] = {
    let logos = ["Tests/Fixtures/drawn/logos", "Tests/Fixtures/logos/drawn"].flatMap { folder in
      let names = try? FileManager.default.contentsOfDirectory(
        atPath: Project.root.appendingPathComponent(folder).path)
      return (names ?? []).filter { $0.hasSuffix(".svg") }.sorted().map { "\(folder)/\($0)" }
    }
    return logos.compactMap { try? Project.bytes($0) } + PassFixture.all.map { Array($0.before.utf8) }
  }()

  private func normalForm(_ bytes: [UInt8]) throws -> String? {
    let slug = try #require(Self.slug)
    return LogoNormalizer().normalize(bytes).logo.map { SVGWriter.text(for: $0, slug: slug) }
  }

  @Test("of every logo of a market is valid and its own normal form")
  func catalogue() throws {
    #expect(Self.files.count > 100)
    for file in Self.files {
      guard let text = try normalForm(file) else { continue }
      #expect(NormalFormCheck.problem(in: text) == nil)
      #expect(try normalForm(Array(text.utf8)) == text)
    }
  }

  @Test("of every accepted file is valid and its own normal form", arguments: 1...4)
  func damaged(seed: UInt64) throws {
    var damaged = DamagedLogo(Self.files, seed: seed)
    let trials = RandomTrials.count(1_000)
    var accepted = 0
    for _ in 0..<trials {
      let bytes = damaged.next()
      guard let text = try normalForm(bytes) else { continue }
      accepted += 1
      if let problem = NormalFormCheck.problem(in: text) {
        Issue.record("\(problem) from \(String(decoding: bytes, as: UTF8.self))")
      }
      if try normalForm(Array(text.utf8)) != text {
        Issue.record("another result the second time: \(String(decoding: bytes, as: UTF8.self))")
      }
    }
    #expect(accepted > trials / 20)
  }
}
