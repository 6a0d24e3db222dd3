internal import Foundation
internal import Testing

extension FolderCase {
  /// Runs the case, and expects what its file `expected` has. With `RECORD_FIXTURES=1` writes that file, and fails.
  public func expectOrRecord(_ programs: [String: CommandRun.Function]) async throws {
    let found = try await run(programs)
    if ProcessInfo.processInfo.environment["RECORD_FIXTURES"] == "1" {
      try record(found)
      Issue.record("\(name) was recorded; read it, and run the tests without RECORD_FIXTURES")
    }
    #expect(found == (try expected()))
  }
}
