import TestSupport
import Testing

@Suite(
  "Repositories and client of python-tuf",
  .enabled(if: ReferenceRepository.isThere && WebServer.isThere, "run scripts/require tuf nginx"))
struct ReferenceRepositoryTests {
  @Test(
    "its client has the expected result for every repository",
    arguments: TestTier.some(of: ReferenceRepository.names))
  func agrees(name: String) throws {
    let repository = try ReferenceRepository(name)
    let server = try WebServer.start(showing: repository.path)
    let view = try ReferenceRepository.view(
      at: server.address, trustedRoot: repository.trustedRoot,
      targets: repository.expected.targets.keys.sorted())
    #expect(view == repository.expected)
  }

  @Test("with another repository's root it finds nothing")
  func otherRoot() throws {
    let (repository, other) = (try ReferenceRepository("ed25519"), try ReferenceRepository("ed25519"))
    let server = try WebServer.start(showing: repository.path)
    #expect(throws: ReferenceRepository.Failure.self) {
      try ReferenceRepository.view(at: server.address, trustedRoot: other.trustedRoot, targets: [])
    }
  }
}
