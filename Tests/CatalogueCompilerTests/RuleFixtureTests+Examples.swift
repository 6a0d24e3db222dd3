import CommandTestSupport
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import CatalogueCompiler
@testable import CatalogueRules

extension RuleFixtureTests {
  @Test("the examples of `catalogue rules` and docs/RULES.md are findings that a fixture or a case prints")
  func examples() async throws {
    let printed = try await printed()
    var examples: [String: String] = [:]
    for rule in Rule.all.map(\.description) {
      let lines = printed.filter { $0.contains("[\(rule.id)]: ") }
      examples[rule.id] =
        lines.contains(rule.example) ? rule.example : try #require(lines.first, "\(rule.id)")
    }
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try record(examples)
      Issue.record("the examples were recorded; run make docs, and the tests without RECORD_FIXTURES")
    }
    #expect(examples == RuleExamples.all, "run this test with RECORD_FIXTURES=1")
  }

  private func record(_ examples: [String: String]) throws {
    let file = Project.root.appendingPathComponent("Sources/CatalogueRules/Rules/RuleExamples.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let head = try #require(text.firstRange(of: "= [\n")?.upperBound)
    let rows = examples.sorted { $0.key < $1.key }.map { "    \"\($0)\": ##\"\($1)\"##,\n" }
    try (text[..<head] + rows.joined() + "  ]\n}\n").write(to: file, atomically: true, encoding: .utf8)
  }

  /// The lines of all findings. A path begins in the catalogue's folder.
  private func printed() async throws -> [String] {
    let cases = ProjectFiles.names(in: FolderCase.root).flatMap(FolderCase.all(of:))
    let texts = try RuleFixture.all.map { try $0.expected() } + cases.map { try $0.expected() }
    // A file of that name here would keep people on Windows from this project.
    let device = try await Market(brands: ["con": Market.brand("con")]).build().diagnostics
    let own = try DiagnosticPrinter(format: .text, isColoured: false, rules: [])
      .print(device + (try await ReleaseTests.irreproducible()))
    return (texts + [own]).joined(separator: "\n").split(separator: "\n")
      .map { String($0.replacing(/^(! )?(catalogue\/[a-z]+\/)?/, with: "")) }
  }
}
