import TestSupport
import Testing

@Suite(
  "python-tuf's repositories and its client",
  .enabled(if: ReferenceRepository.isThere && WebServer.isThere, "run scripts/require tuf nginx"))
struct ReferenceRepositoryTests {
  @Test(
    "its client sees in each what other clients are expected to see", arguments: ReferenceRepository.names)
  func agrees(name: String) throws {
    let repository = try ReferenceRepository(name)
    let server = try WebServer.start(showing: repository.path)
    let view = try ReferenceRepository.view(
      at: server.address, trustedRoot: repository.trustedRoot,
      targets: repository.expected.targets.keys.sorted())
    #expect(view == repository.expected)
  }

  @Test("with the root of another repository it sees nothing")
  func otherRoot() throws {
    let (repository, other) = (try ReferenceRepository("ed25519"), try ReferenceRepository("ed25519"))
    let server = try WebServer.start(showing: repository.path)
    #expect(throws: ReferenceRepository.Failure.self) {
      try ReferenceRepository.view(at: server.address, trustedRoot: other.trustedRoot, targets: [])
    }
  }
}
