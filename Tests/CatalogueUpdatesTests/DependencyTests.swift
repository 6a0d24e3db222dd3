import Foundation
import TestSupport
import Testing

@Suite("What apps link")
struct DependencyTests {
  /// The package as the package manager describes it.
  private struct Description: Decodable {
    struct Target: Decodable {
      var name: String
      var targetDependencies: [String]?
      var productDependencies: [String]?
    }
    var targets: [Target]
  }

  @Test(
    "nothing of the authoring side, of other packages only cryptography, and of the system its HTTP client",
    arguments: [
      ("Catalogue", ["Catalogue", "StrictJSON"]),
      (
        "CatalogueUpdates",
        [
          "CCurl", "Catalogue", "CatalogueUpdates", "Crypto", "FileAccess", "HTTPTransport", "StrictJSON",
          "UpdateFramework",
        ]
      ),
    ])
  func dependencies(library: String, expected: [String]) throws {
    let scratch = try TemporaryFolder()
    let output = try Program.run([
      "swift", "package", "--scratch-path", scratch.path, "describe", "--type", "json",
    ]).output
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let package = try decoder.decode(Description.self, from: Data(output.utf8))
    var (linked, open): (Set<String>, [String]) = ([], [library])
    while let name = open.popLast() {
      guard linked.insert(name).inserted else { continue }
      let target = package.targets.first { $0.name == name }
      open += (target?.targetDependencies ?? []) + (target?.productDependencies ?? [])
    }
    #expect(linked.sorted() == expected)
  }
}
