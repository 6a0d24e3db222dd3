import Foundation
import TestSupport
import Testing

/// `make test-all` runs the tests that scripts/slow-tests finds in files that are named after their suites.
@Suite("The two tiers of tests")
struct TierTests {
  @Test("every file with slow tests has the suite that it is named after")
  func names() throws {
    let result = try Program.run(["scripts/slow-tests"])
    let suites = result.output.matches(of: /(\w+)\//).map { String($0.1) }
    #expect(suites.contains("KillTests"))
    for folder in try Set(PackageDescription.shared.get().modules.filter { $0.type == "test" }.map(\.folder))
    {
      for file in SourceFile.all(in: folder) where suites.contains(file.name) {
        #expect(!file.code(with: "struct \(file.name)").isEmpty, "\(file.path) has no suite of its name")
      }
    }
  }

  @Test("a slow test can only be in a file that is named after a suite")
  func files() throws {
    for folder in try Set(PackageDescription.shared.get().modules.filter { $0.type == "test" }.map(\.folder))
    {
      for file in SourceFile.all(in: folder) where !file.name.hasSuffix("Tests") {
        #expect(file.code(with: ".enabled(if: TestTier").isEmpty, "\(file.path)")
      }
    }
  }
}
