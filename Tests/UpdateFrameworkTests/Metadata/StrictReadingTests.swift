import Foundation
import Testing
import UpdateFramework

@Suite("Strict reading of metadata")
struct StrictReadingTests {
  private static let roles = ["root", "timestamp", "snapshot", "targets"]

  @Test(
    "a version is an integer from 1, written as one",
    arguments: [
      "0", "-1", "1.0", "1e0", "1E0", "10e-1", "9223372036854775808", "1e400", "true", "null", "\"1\"", "[1]",
      "{}",
    ])
  func version(text: String) {
    for role in Self.roles {
      #expect(throws: MetadataError.self, "\(role)") {
        try Self.read(role, "\"version\":1", "\"version\":\(text)")
      }
    }
  }

  @Test(
    "integers that no double can hold are exact", arguments: [9_007_199_254_740_993, .max] as [Int64])
  func largeVersion(version: Int64) throws {
    for role in Self.roles {
      #expect(try Self.read(role, "\"version\":1,\"exp", "\"version\":\(version),\"exp") == version)
    }
  }

  @Test(
    "a time is a second in UTC, in the specification's format",
    arguments: [
      "2026-02-30T00:00:00Z", "2026-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z",
      "2026-01-00T00:00:00Z", "2026-01-01T24:00:00Z", "2026-01-01T23:60:00Z", "2026-01-01T23:59:60Z",
      "2026-01-01T00:00:00z", "2026-01-01t00:00:00Z", "2026-01-01 00:00:00Z", "2026-01-01T00:00:00.5Z",
      "2026-01-01T00:00:00", "2026-01-01T00:00:00+00:00", "2026-01-01T00:00:00+0000Z", "2026-01-01T00:00Z",
      "2026-1-01T00:00:00Z", "+026-01-01T00:00:00Z", "2026-01-01T0:00:00Z", "2026-01-01T-1:00:00Z",
      " 2026-01-01T00:00:00Z", "2026-01-01T00:00:00Z\\n", "2026-01-01T00:00:00Z\\u0000", "20260101T000000Z",
      "",
      "２026-01-01T00:00:00Z", "22026-01-01T00:00:00Z", "2026-01-01T٠٠:00:00Z",
    ])
  func time(text: String) {
    for role in Self.roles {
      #expect(throws: MetadataError.self, "\(role)") {
        try Self.read(role, TestRepository.expires, text)
      }
    }
  }

  @Test("a time that isn't text is rejected", arguments: ["1798761600", "null", "true"])
  func timeKind(text: String) {
    #expect(throws: MetadataError.self) { try Self.read("targets", "\"\(TestRepository.expires)\"", text) }
  }

  @Test(
    "invalid JSON, and numbers other than integers of 64 bits, are rejected",
    arguments: [
      #""version":1,"version":1"#, #""version":1,"versio\u006e":1"#, #""version":01"#, #""version":+1"#,
      #""version":NaN"#, #""version":1,"#, #""version":1,"x":"\ud800""#, #""version":1,"x":"\udc00\ud800""#,
      #""version":1/**/"#, "\"version\":1,\"x\":\"\u{1}\"", "'version':1", #""version":1,"x":0.5"#,
      #""version":1,"x":1e3"#, #""version":1,"x":9223372036854775808"#,
    ])
  func strictJSON(replacement: String) {
    for role in Self.roles {
      #expect(throws: MetadataError.self, "\(role)") { try Self.read(role, #""version":1"#, replacement) }
    }
  }

  @Test("a byte order mark, UTF-16 and text after the end are rejected")
  func frame() throws {
    let file = try #require(try TestRepository().files["timestamp.json"])
    let wide: [UInt8] = file.flatMap { [$0, 0] as [UInt8] }
    let files: [[UInt8]] = [
      [0xEF, 0xBB, 0xBF] + file, file + [0], file + file, [0xFF, 0xFE] + wide, wide, [],
    ]
    for bytes in files {
      #expect(throws: MetadataError.self) { try SignedMetadata<Timestamp>(decoding: bytes) }
    }
    #expect(try SignedMetadata<Timestamp>(decoding: file + [0x0A]).payload.version == 1)
  }

  @Test(
    "invalid UTF-8 is rejected",
    arguments: [[0xC0, 0x80], [0xED, 0xA0, 0x80], [0xFF]] as [[UInt8]])
  func encoding(bytes: [UInt8]) throws {
    var payload = try TestRepository()["targets"].bytes
    payload.removeLast()
    payload += Array(#","x":""#.utf8) + bytes + Array(#""}"#.utf8)
    let file = SignedFile.bytes(payloadText: payload, signatures: [])
    #expect(throws: MetadataError.self) { try SignedMetadata<Targets>(decoding: file) }
  }

  /// Reads a role's file with a part of its payload replaced once, and gives its version.
  @discardableResult
  private static func read(_ role: String, _ part: String, _ replacement: String) throws -> Int64 {
    let payload = String(decoding: try TestRepository()[role].bytes, as: UTF8.self)
    let range = try #require(payload.range(of: part))
    let changed = payload.replacingCharacters(in: range, with: replacement)
    return try MetadataReader.version(
      of: role, in: SignedFile.bytes(payloadText: Array(changed.utf8), signatures: []))
  }
}
