import Testing
import UpdateFramework

@Suite("The fields of metadata (4.2 to 4.6)")
struct FieldTests {
  private static let roles = ["root", "targets", "snapshot", "timestamp"]

  @Test(
    "files of any version 1.x of the specification are read",
    arguments: ["1.0", "1.0.0", "1.0.34", "1.1.0", "1.20.300"])
  func specificationRead(version: String) throws {
    for role in Self.roles {
      var payload = try TestRepository()[role]
      payload["spec_version"] = .string(version)
      #expect(try MetadataReader.version(of: role, in: MetadataReader.file(payload)) == 1)
    }
  }

  @Test(
    "files of other versions are rejected",
    arguments: [
      "2.0.0", "0.9.0", "1", "10.0.0", "01.0.0", "1.0.0.0", "1.", "1..0", "1.x", "v1.0", "1.0.34 ", "", "١.0",
    ])
  func specificationRefused(version: String) throws {
    for role in Self.roles {
      var payload = try TestRepository()[role]
      payload["spec_version"] = .string(version)
      #expect(Self.rejection(role, payload)?.reason == .unsupportedSpecification(version))
    }
  }

  @Test(
    "a missing required field is reported",
    arguments: [
      ("root", ["_type", "spec_version", "version", "expires", "keys", "roles"]),
      ("timestamp", ["_type", "spec_version", "version", "expires", "meta"]),
      ("snapshot", ["_type", "spec_version", "version", "expires", "meta"]),
      ("targets", ["_type", "spec_version", "version", "expires", "targets"]),
    ])
  func missing(role: String, fields: [String]) throws {
    for field in fields {
      var payload = try TestRepository()[role]
      payload[field] = nil
      let rejection = Self.rejection(role, payload)
      #expect(rejection?.reason == .missing)
      #expect(rejection?.field == "signed.\(field)")
    }
  }

  @Test("a root names all four roles", arguments: roles)
  func missingRole(role: String) throws {
    var root = try TestRepository()["root"]
    root[in: "roles"][role] = nil
    #expect(Self.rejection("root", root)?.field == "signed.roles.\(role)")
  }

  @Test("a threshold is at least 1", arguments: [0, -1, .min] as [Int64])
  func threshold(threshold: Int64) throws {
    var root = try TestRepository()["root"]
    root[in: "roles"][in: "targets"]["threshold"] = .integer(threshold)
    #expect(Self.rejection("root", root)?.reason == .belowMinimum(1))
  }

  @Test(
    "a listed length is at least 0, and a listed version at least 1",
    arguments: [("length", 0), ("version", 1)])
  func listed(field: String, minimum: Int64) throws {
    var timestamp = try TestRepository()["timestamp"]
    timestamp[in: "meta"][in: "snapshot.json"][field] = .integer(minimum - 1)
    #expect(Self.rejection("timestamp", timestamp)?.reason == .belowMinimum(minimum))
  }

  @Test("an empty target path is rejected")
  func emptyPath() throws {
    var targets = try TestRepository()["targets"]
    targets[in: "targets"][""] = TestRepository.target("a")
    #expect(Self.rejection("targets", targets)?.reason == .emptyPath)
  }

  @Test(
    "only a valid hash of a known function becomes part of a path",
    arguments: ["../../x", "", "AB", "ab"])
  func hashInPath(hash: String) throws {
    var targets = try TestRepository()["targets"]
    targets[in: "targets"]["x"] = ["length": 1, "hashes": ["crc32": "../x", "sha256": .string(hash)]]
    let read = try SignedMetadata<Targets>(decoding: MetadataReader.file(targets))
    #expect(read.payload.file("x")?.hashes.first == "")
  }

  private static func rejection(_ role: String, _ payload: JSON) -> MetadataError? {
    #expect(throws: MetadataError.self) {
      try MetadataReader.version(of: role, in: MetadataReader.file(payload))
    }
  }
}
