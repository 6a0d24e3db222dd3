import Foundation
import TestSupport
import Testing
import UpdateFramework

@Suite(
  "Repositories that python-tuf made, on nginx",
  .enabled(if: ReferenceRepository.isThere && WebServer.isThere, "run scripts/require tuf nginx"))
struct ReferenceRepositoryTests {
  @Test(
    "the client sees the versions and the targets that are to be seen", arguments: ReferenceRepository.names)
  func present(name: String) throws {
    let (client, repository) = (try Client(), try ReferenceRepository(name))
    let server = try WebServer.start(showing: repository.path)
    #expect(try client.begin(with: repository.trustedRoot).status == 0)
    let wanted = repository.expected.targets.compactMapValues { $0 }
    let result = try client.download(wanted.keys.sorted(), from: server.address)
    #expect(result.status == 0, "\(result.errors)")
    for (role, version) in repository.expected.versions {
      #expect(try Self.version(of: role, in: client) == version)
    }
    for (path, target) in wanted {
      let bytes = try #require(client.folder.bytes("targets/\(Self.fileName(path))"), "\(path)")
      #expect(bytes.count == target.length)
      #expect(ContentHash(of: bytes, by: .sha256).hexadecimal == target.sha256)
    }
  }

  @Test("targets of which no role speaks aren't there", arguments: ReferenceRepository.names)
  func absent(name: String) throws {
    let repository = try ReferenceRepository(name)
    let server = try WebServer.start(showing: repository.path)
    for (path, target) in repository.expected.targets where target == nil {
      let client = try Client()
      _ = try client.begin(with: repository.trustedRoot)
      let result = try client.download([path], from: server.address)
      #expect(result.status == 1)
      #expect(result.errors == "Error: \(path): no role lists this target\n")
      #expect(try client.names(in: "targets").isEmpty)
    }
  }

  /// As the client keeps a role's file, read by another reader.
  private static func version(of role: String, in client: Client) throws -> Int? {
    let bytes = try #require(client.folder.bytes("metadata/\(role).json"))
    let file = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
    return (file?["signed"] as? [String: Any])?["version"] as? Int
  }

  /// What Python's `quote(path, "")` gives.
  private static func fileName(_ path: String) throws -> String {
    String(
      decoding: try Python.run(
        "import sys, urllib.parse as u; print(u.quote(open(sys.argv[1]).read(), ''), end='')",
        input: path.utf8),
      as: UTF8.self)
  }
}
