import FileAccess
import Foundation
import HTTPTransport
import StrictJSON
import TestSupport
import Testing
import UpdateFramework

@testable import CatalogueUpdates

@Suite("The libraries' documentation")
struct DocumentationTests {
  private static let address = URL(filePath: "/")

  private static let transports: [TransportError.Reason] = [
    .addressNotAllowed, .status(500), .timedOut, .hostNotFound(""), .insecureConnection(""),
    .connectionFailed(""),
  ]

  private static let updates: [UpdateError.Reason?] = [
    .absent, .wrongHash, .rolledBack(known: 2, found: 1),
    .malformed(MetadataError(FieldProblem.missing, at: "")),
    UTCTime(secondsSince1970: 0).map { .expired($0) },
  ]

  private static var all: [CatalogueUpdateError] {
    var all: [CatalogueUpdateError] = [
      .notListed(path: ""), .tooLong(path: "", limit: 0), .wrongFile(path: ""), .unreadableCatalogue(""),
      .storage(FileError("")), .clock, .busy, .cancelled, .unusableRoot(UpdateError(.absent, of: .root)),
    ]
    all += transports.map { .transport(TransportError($0, at: address)) }
    all += updates.compactMap(\.self).map { .untrusted(UpdateError($0, of: .timestamp)) }
    return all
  }

  @Test("says for every error what the app should do", arguments: all)
  func errors(error: CatalogueUpdateError) throws {
    #expect(
      try text("Sources/CatalogueUpdates/CatalogueUpdates.docc/UpdateErrors.md").contains(
        "\n| `\(error.code)` | "))
  }

  @Test("lists every public type on the library's first page", arguments: ["Catalogue", "CatalogueUpdates"])
  func types(library: String) throws {
    let page = try text("Sources/\(library)/\(library).docc/\(library).md")
    let folder = Project.root.appending(path: "Sources/\(library)")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let sources = try files.filter { $0.hasSuffix(".swift") }.map { try text("Sources/\(library)/\($0)") }
    let declaration = /^public (?:final )?(?:actor|class|enum|protocol|struct) (\w+)/
      .anchorsMatchLineEndings()
    let names = sources.flatMap { $0.matches(of: declaration) }.map(\.1)
    #expect(!names.isEmpty)
    for name in names { #expect(page.contains("`\(name)`"), "\(name)") }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Project.bytes(path), as: UTF8.self)
  }
}
