import Testing
import UpdateFramework

@Suite("Bins by the path's hash (succinct_roles, TAP 15)")
struct HashBinTests {
  // SHA-256 by Python's hashlib: "a.txt" 18b7cb09…, "logos/caffè.svg" 9e8f8e7d…, "brands/☕.json" f78f9a5d…; the names
  // are python-tuf's (SuccinctRoles.get_role_for_target).
  @Test(
    "the first bits of a path's hash select its bin",
    arguments: [
      ("a.txt", 1, "bin-0"), ("a.txt", 3, "bin-0"), ("a.txt", 4, "bin-1"), ("a.txt", 5, "bin-03"),
      ("a.txt", 8, "bin-18"), ("a.txt", 9, "bin-031"), ("a.txt", 31, "bin-0c5be584"),
      ("a.txt", 32, "bin-18b7cb09"),
      ("logos/caffè.svg", 1, "bin-1"), ("logos/caffè.svg", 4, "bin-9"), ("logos/caffè.svg", 5, "bin-13"),
      ("logos/caffè.svg", 8, "bin-9e"), ("logos/caffè.svg", 32, "bin-9e8f8e7d"),
      ("brands/☕.json", 1, "bin-1"), ("brands/☕.json", 4, "bin-f"), ("brands/☕.json", 5, "bin-1e"),
      ("brands/☕.json", 8, "bin-f7"), ("brands/☕.json", 31, "bin-7bc7cd2e"),
      ("brands/☕.json", 32, "bin-f78f9a5d"),
    ] as [(String, Int64, String)])
  func bin(path: String, bitLength: Int64, bin: String) throws {
    var repository = try Self.repository(bitLength)
    repository.begin(bin, signedBy: [try TestKey("bins")])
    repository[bin][in: "targets"][path] = TestRepository.target("content")
    try repository.release(bin)
    var client = try TestClient(repository)
    #expect(try client.find(path, in: repository)?.isMatched(by: Array("content".utf8)) == true)
    #expect(client.requests.last == "1.\(bin).json")
  }

  @Test("a bin is verified with the bins' keys")
  func keys() throws {
    var repository = try Self.repository(8)
    repository.begin("bin-18", signedBy: repository.signers["targets"] ?? [])
    try repository.release("bin-18")
    var client = try TestClient(repository)
    let error = #expect(throws: UpdateError.self) { try client.find("a.txt", in: repository) }
    #expect(error == UpdateError(.notEnoughSignatures(valid: 0, threshold: 1), of: .named("bin-18")))
  }

  @Test("a number of bits outside 1 to 32 is rejected", arguments: [-1, 0, 33, 64, .max] as [Int64])
  func bitLength(bits: Int64) throws {
    var repository = try Self.repository(bits)
    try repository.release()
    #expect(malformation(of: repository)?.field == "signed.delegations.succinct_roles.bit_length")
  }

  @Test("a role may delegate to bins or to roles by path, not to both")
  func both() throws {
    var repository = try Self.repository(8)
    repository["targets"][in: "delegations"]["roles"] = []
    try repository.release()
    #expect(malformation(of: repository)?.reason == .notOneOf(["roles", "succinct_roles"]))
  }

  /// A repository whose targets list nothing and delegate to bins.
  private static func repository(_ bitLength: Int64) throws -> TestRepository {
    var repository = try TestRepository()
    repository["targets"]["targets"] = [:]
    repository.delegateToBins(of: bitLength, prefix: "bin", key: try TestKey("bins"))
    return repository
  }
}
