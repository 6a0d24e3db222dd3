import Testing
import UpdateFramework

@Suite("Names of delegated roles")
struct RoleNameTests {
  @Test(
    "a delegated role can't take a top-level role's name",
    arguments: ["root", "timestamp", "snapshot", "targets", ""])
  func reserved(name: String) throws {
    var repository = try TestRepository()
    try repository.delegate(to: "a")
    var role = try #require(repository["targets"][in: "delegations"][in: "roles"].elements.first)
    role["name"] = .string(name)
    repository["targets"][in: "delegations"]["roles"] = [role]
    try repository.publish("targets", "snapshot", "timestamp")
    #expect(malformation(of: repository)?.reason == .reservedName(name))
  }

  @Test("one delegator can't delegate to a role twice")
  func twice() throws {
    var repository = try TestRepository()
    try repository.delegate(to: "a")
    try repository.delegate(.patterns(["x"]), to: "a")
    try repository.release("a")
    #expect(malformation(of: repository)?.reason == .duplicate("a"))
  }

  // What Python's urllib.parse.quote(name, "") gives.
  @Test(
    "names are percent-encoded in paths, so that none leaves the folder",
    arguments: [
      ("..", "1....json"), ("../../etc/passwd", "1...%2F..%2Fetc%2Fpasswd.json"), ("/root", "1.%2Froot.json"),
      ("a b", "1.a%20b.json"), ("?", "1.%3F.json"), ("#", "1.%23.json"), ("%2e", "1.%252e.json"),
      ("caffè", "1.caff%C3%A8.json"), ("caffe\u{300}", "1.caffe%CC%80.json"), ("a\u{0}b", "1.a%00b.json"),
      ("\\..\\", "1.%5C..%5C.json"), ("Root", "1.Root.json"), ("a~-_.", "1.a~-_..json"),
    ])
  func encoded(name: String, path: String) throws {
    var repository = try TestRepository()
    try repository.delegate(to: name)
    try repository.release(name)
    var client = try TestClient(repository)
    #expect(try client.find("missing", in: repository) == nil)
    #expect(client.requests.last == path)
  }

  @Test("no role's file is stored under another's name, even on case-insensitive disks")
  func keptNames() throws {
    var repository = try TestRepository()
    let names = ["ROOT", "Root", "TimeStamp", "a", "A", "%41", "caff\u{E8}", "1.root"]
    for name in names {
      try repository.delegate(to: name)
      try repository.publish(name)
    }
    try repository.release()
    var client = try TestClient(repository)
    #expect(try client.find("missing", in: repository) == nil)
    let kept = Set(client.store.keys.map { Array($0.lowercased().utf8) })
    #expect(kept.count == 4 + names.count)
  }
}
