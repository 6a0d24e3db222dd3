import Testing
import UpdateFramework

/// Why a client refuses what a repository has; a failure of the test when it doesn't.
func rejection(of repository: TestRepository, for client: TestClient) -> UpdateError? {
  var client = client
  return #expect(throws: UpdateError.self) { try client.update(from: repository) }
}

/// In what way a repository has a file that isn't metadata; a failure of the test when all are.
func malformation(of repository: TestRepository) -> MetadataError? {
  guard let client = try? TestClient(repository),
    case .malformed(let error) = rejection(of: repository, for: client)?.reason
  else {
    Issue.record("a malformed file was expected")
    return nil
  }
  return error
}
