import Foundation
import TestSupport
import Testing

@Suite("The table of SECURITY.md")
struct SecurityTableTests {
  /// The attacks of the specification's section 1.5.2, as the table names them.
  private static let attacks = [
    "Arbitrary installation", "Endless data", "Extraneous dependencies", "Fast-forward", "Indefinite freeze",
    "Malicious mirrors", "Mix-and-match", "Rollback", "Key compromise", "Wrong installation",
  ]

  /// The cells of each row that names a test.
  private static func rows() throws -> [[String]] {
    let text = String(decoding: try Project.bytes("SECURITY.md"), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("|") }.dropFirst(2)
    return lines.map { line in
      line.dropFirst().split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test("every test that it names exists")
  func testsAreThere() throws {
    for row in try Self.rows() {
      try #require(row.count >= 3, "\(row)")
      let path = row[2].trimmingCharacters(in: ["`"])
      let source = String(decoding: try Project.bytes(path), as: UTF8.self)
      let found = source.components(separatedBy: "@Test(").contains {
        $0.trimmingCharacters(in: .whitespacesAndNewlines).hasPrefix(row[1])
      }
      #expect(found, "\(path) has no test \(row[1])")
    }
  }

  @Test("it names every attack of the specification")
  func attacksAreNamed() throws {
    #expect(try Self.rows().compactMap(\.first).filter { !$0.isEmpty } == Self.attacks)
  }
}
