import Testing
import UpdateFramework

@Suite("Which paths are delegated (4.5)")
struct DelegatedPathTests {
  // The first ten are the specification's own examples.
  @Test(
    "a pattern matches",
    arguments: [
      ("targets/*.tgz", "targets/foo.tgz"), ("targets/*.tgz", "targets/bar.tgz"),
      ("foo-version-?.tgz", "foo-version-2.tgz"), ("foo-version-?.tgz", "foo-version-a.tgz"),
      ("*.tgz", "foo.tgz"), ("*.tgz", "bar.tgz"), ("foo.tgz", "foo.tgz"),
      ("*", "anything"), ("*", ".hidden"), ("**", "a"), ("a*b*c", "abbc"), ("?", "è"), ("*/*", "/"),
      ("a[b]", "a[b]"),
      ("*\n", "a\n"), ("a/*/c", "a//c"),
    ])
  func covered(pattern: String, path: String) throws {
    #expect(try Self.isAsked(.patterns([pattern]), for: path))
  }

  @Test(
    "a pattern doesn't match",
    arguments: [
      ("targets/*.tgz", "targets/foo.txt"), ("foo-version-?.tgz", "foo-version-alpha.tgz"),
      ("*.tgz", "targets/foo.tgz"), ("foo.tgz", "foo.tgz/"), ("*", "a/b"), ("?", "/"), ("?", "e\u{300}"),
      ("a[b]", "ab"), ("caff\u{E8}", "caffe\u{300}"), ("A", "a"), ("", "a"), ("a/**", "a/b/c"), ("\\*", "*"),
    ])
  func notCovered(pattern: String, path: String) throws {
    #expect(try !Self.isAsked(.patterns([pattern]), for: path))
  }

  // SHA-256 of "a.txt" by Python's hashlib: 18b7cb099a9e…
  @Test(
    "a prefix of the path's hash matches the path, any other doesn't",
    arguments: [
      ("1", true), ("18b7cb099a9e", true), ("", true), ("18B7", false), ("8", false), ("18b7cb099a9f", false),
    ])
  func hashPrefix(prefix: String, isCovered: Bool) throws {
    #expect(try Self.isAsked(.hashPrefixes(["f", prefix]), for: "a.txt") == isCovered)
  }

  @Test("without a pattern or prefix nothing is delegated")
  func none() throws {
    #expect(try !Self.isAsked(.patterns([]), for: "a.txt"))
    #expect(try !Self.isAsked(.hashPrefixes([]), for: "a.txt"))
  }

  @Test("a role has either patterns or prefixes, not both", arguments: [true, false])
  func both(hasBoth: Bool) throws {
    var repository = try TestRepository()
    try repository.delegate(to: "a")
    var role = try #require(repository["targets"][in: "delegations"][in: "roles"].elements.first)
    role["path_hash_prefixes"] = hasBoth ? ["1"] : nil
    role["paths"] = hasBoth ? ["*"] : nil
    repository["targets"][in: "delegations"]["roles"] = [role]
    try repository.release("a")
    #expect(malformation(of: repository)?.reason == .notOneOf(["paths", "path_hash_prefixes"]))
  }

  /// Whether a role with these paths is asked for a path.
  private static func isAsked(_ paths: TestRepository.Paths, for path: String) throws -> Bool {
    var repository = try TestRepository()
    repository["targets"]["targets"] = [:]
    try repository.delegate(paths, to: "role")
    try repository.release("role")
    var client = try TestClient(repository)
    #expect(try client.find(path, in: repository) == nil)
    return client.requests.contains("1.role.json")
  }
}
