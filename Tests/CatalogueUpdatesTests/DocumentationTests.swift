import FileAccess
import Foundation
import HTTPTransport
import TestSupport
import Testing
import UpdateFramework

@testable import CatalogueUpdates

@Suite("docs/UPDATES.md")
struct DocumentationTests {
  private static let address = URL(filePath: "/")

  private static let all: [CatalogueUpdateError] =
    [
      .notListed(path: ""), .tooLong(path: "", limit: 0), .wrongFile(path: ""), .unreadableCatalogue(""),
      .storage(FileError("")), .clock, .busy, .cancelled,
    ]
    + [
      TransportError.Reason.addressNotAllowed, .status(500), .timedOut, .hostNotFound(""),
      .insecureConnection(""),
      .connectionFailed(""),
    ].map { .transport(TransportError($0, at: address)) }
    + [UpdateError.Reason.absent, .wrongHash, .rolledBack(known: 2, found: 1)].map {
      .untrusted(UpdateError($0, of: .timestamp))
    }

  @Test("tells of every error what the app should do", arguments: all)
  func errors(error: CatalogueUpdateError) throws {
    let text = String(decoding: try Project.bytes("docs/UPDATES.md"), as: UTF8.self)
    #expect(text.contains("\n| `\(error.code)` | "))
  }
}
