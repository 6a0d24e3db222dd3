import Foundation
import TestSupport
import Testing

@Suite("catalogue import of what apps have")
struct ImportTableTests {
  private static let fixture = "\(Project.root.path)/Tests/Fixtures/app-brands"
  private static let logos = "\(Project.root.path)/Tests/Fixtures/drawn/logos"
  private static let names = [
    "--field", "image=logo", "--field", "alternativeNames=aliases", "--field", "type=category",
  ]

  /// The findings that a command printed, without their positions and excerpts.
  private func findings(_ result: Program.Result) -> [String] {
    result.errors.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /: ((error|warning)\[.*)/).map { String($0.1) }
    }
  }

  @Test(
    "fifty brands of an app leave one finding for each missing fact, and none of form once fixes are made")
  func fifty() async throws {
    let workspace = try Workspace()
    let result = try await workspace.run(
      ["import", "\(Self.fixture)/brands.json", "--logos", Self.logos, "--into", "new"] + Self.names
        + ["--categories", "\(Self.fixture)/categories.csv"])
    #expect(result.status == 100)
    let missing = findings(result).filter { $0.contains("missing") || $0.contains("to trace") }
    #expect(missing.count == Set(missing.map { $0.prefix(60) }).count, "\(missing)")
    for words in [
      "error[E102]: field \"sources\" is missing in all 50 brands",
      "error[E102]: field \"logoBackground\" is missing (because logo is text) in ",
    ] { #expect(missing.contains { $0.hasPrefix(words) }, "\(missing)") }

    let check = findings(try await workspace.run("check", "--market", "new", "--fix"))
    let left = check.filter {
      !$0.hasSuffix("is missing") && !$0.hasSuffix("is missing (because logo is text)")
    }
    // Two names that are alike are no matter of form.
    #expect(left.allSatisfy { $0.hasPrefix("warning[W217]") }, "\(left)")
  }
}
