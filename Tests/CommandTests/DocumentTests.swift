import Foundation
import TestSupport
import Testing

/// What the documents promise: links that lead somewhere, targets that exist, and examples that are real output.
@Suite("The documents", .serialized)
struct DocumentTests {
  @Test("an example prints what it says", arguments: try Guide(DocumentExample.page).blocks)
  func example(block: Guide.Block) async throws {
    let example = DocumentExample(block: block)
    let transcript = try await example.transcript()
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try example.record(transcript)
      Issue.record("\(block.name) was recorded; read it, and run the tests without RECORD_FIXTURES")
    } else {
      #expect(transcript == block.text)
    }
  }

  @Test("a link leads to a file and a heading that exist", arguments: try Project.pages())
  func links(page: String) throws {
    let folder = (page as NSString).deletingLastPathComponent
    for link in try Self.text(page).matches(of: /\]\(([^)\s]+)\)/).map({ String($0.1) }) {
      guard !link.hasPrefix("https://"), !link.hasPrefix("http://") else { continue }
      let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let target = parts[0].isEmpty ? page : "\(folder.isEmpty ? "." : folder)/\(parts[0])"
      let path = Project.root.appendingPathComponent(target).path
      #expect(FileManager.default.fileExists(atPath: path), "\(page) links to \(link)")
      guard parts.count == 2, let headings = try? Self.headings(of: target) else { continue }
      #expect(headings.contains(parts[1]), "\(page) links to \(link)")
    }
  }

  @Test("a make target exists", arguments: try Project.pages())
  func targets(page: String) throws {
    let makefile = try Self.text("Makefile")
    let targets = Set(makefile.matches(of: /\n([a-z-]+):/).map { String($0.1) })
    let named = try Self.text(page).matches(of: /(?:`|\$ |run )make ([a-z][a-z-]*)/).map { String($0.1) }
    #expect(Set(named).subtracting(targets).sorted() == [], "\(page)")
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Project.bytes(path), as: UTF8.self)
  }

  /// The names by which GitHub's links find a page's headings.
  private static func headings(of page: String) throws -> Set<String> {
    let lines = try text(page).split(separator: "\n").filter { $0.hasPrefix("#") }
    return Set(
      lines.map { line in
        line.drop { $0 == "#" }.dropFirst().lowercased().filter {
          $0.isLetter || $0.isNumber || "- ".contains($0)
        }
        .replacingOccurrences(of: " ", with: "-")
      })
  }
}
