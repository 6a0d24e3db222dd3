import Testing
import UpdateFramework

/// Why a client rejects a repository; if it doesn't, the test fails.
func rejection(of repository: TestRepository, for client: TestClient) -> UpdateError? {
  var client = client
  return #expect(throws: UpdateError.self) { try client.update(from: repository) }
}

/// Why a repository's file isn't metadata; if all are, the test fails.
func malformation(of repository: TestRepository) -> MetadataError? {
  guard let client = try? TestClient(repository),
    case .malformed(let error) = rejection(of: repository, for: client)?.reason
  else {
    Issue.record("a malformed file was expected")
    return nil
  }
  return error
}
