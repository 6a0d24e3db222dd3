import Foundation
import TestSupport
import Testing

@Suite("catalogue validate")
struct HostileFileTests {
  @Test("a file that may not be read", .enabled(if: geteuid() != 0, "who is root may read everything"))
  func forbidden() throws {
    let folder = try TemporaryFolder()
    chmod(try folder.write("secret.json", "{}".utf8), 0)
    try folder.write("schema.json", "{}".utf8)
    let result = try withExtendedLifetime(folder) {
      try Program.run(
        [Workspace.command, "validate", "--schema", "schema.json", "secret.json"], in: folder.path)
    }
    #expect(result.status == 1)
    #expect(result.errors == "Error: can't read secret.json: permission denied\n")
  }
}
