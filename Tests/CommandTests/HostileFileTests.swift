import Foundation
import TestSupport
import Testing

/// Files that nobody means to validate, or that were made to break a validator: each gets its sentence.
@Suite("catalogue validate on hostile files")
struct HostileFileTests {
  /// A file's name, its bytes, and the place and the sentence that are told.
  struct Case: CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let finding: String

    init(_ name: String, _ bytes: some Sequence<UInt8>, _ finding: String) {
      (self.name, self.bytes, self.finding) = (name, Array(bytes), finding)
    }

    var testDescription: String { "\(name): \(finding)" }
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  static let cases = [
    Case("empty.json", "".utf8, "1:1: error[E101]: the text ends before the value is complete"),
    Case("empty.yaml", "".utf8, "1:1: error[E101]: the file is empty"),
    Case("latin.json", [0x22, 0xE8, 0x22], "1:2: error[E101]: the text isn't valid UTF-8; save it as UTF-8"),
    Case("latin.yaml", [0x61, 0x3A, 0x20, 0xE8], "1:4: error[E101]: this isn't UTF-8"),
    Case("mark.json", byteOrderMark + "1".utf8, "1:1: error[E101]: the text begins with a byte order mark"),
    Case("mark.yaml", byteOrderMark + "a: b".utf8, "1:4: error[E102]: a must be a number"),
    Case("lines.json", "{\r\n  \"a\": \"b\"\r\n}".utf8, "2:8: error[E102]: a must be a number"),
    Case("lines.yaml", "\r\na: b\r\n".utf8, "2:4: error[E102]: a must be a number"),
    Case(
      "deep.json", repeatElement(0x5B, count: 1_000_000),
      "1:129: error[E101]: arrays and objects are nested deeper than 128"),
    Case(
      "deep.yaml", repeatElement(0x5B, count: 1_000_000), "1:65: error[E101]: nested deeper than 64 levels"),
    Case(
      "deepest.json", [UInt8](repeating: 0x5B, count: 128) + [UInt8](repeating: 0x5D, count: 128),
      "1:1: error[E102]: the file must be a mapping"),
    Case("zero.json", [0x22, 0, 0x22], "1:2: error[E101]: control characters must be escaped in a string"),
  ]

  private static let schema = #"{"type": "object", "additionalProperties": {"type": "number"}}"#

  /// What `catalogue validate` says of a file in a folder of its own.
  private func validate(_ name: String, in folder: TemporaryFolder) throws -> Program.Result {
    try folder.write("schema.json", Self.schema.utf8)
    return try withExtendedLifetime(folder) {
      try Program.run([Workspace.command, "validate", "--schema", "schema.json", name], in: folder.path)
    }
  }

  @Test("is reported at its position", arguments: cases)
  func reported(hostile: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(hostile.name, hostile.bytes)
    let result = try validate(hostile.name, in: folder)
    #expect(result.status == 100)
    #expect(result.errors.contains("\(hostile.name):\(hostile.finding)"), "\(result.errors)")
  }

  @Test("a file that is longer than the limit is rejected as a whole")
  func tooLong() throws {
    let folder = try TemporaryFolder()
    #expect(truncate(try folder.write("long.yaml", []), 64 << 20 + 1) == 0)
    let result = try validate("long.yaml", in: folder)
    #expect(result.status == 100)
    #expect(
      result.errors.hasPrefix(
        "long.yaml: error[E101]: the file is longer than 64 MiB, the most that is read\n"),
      "\(result.errors)")
  }

  @Test("a pipe, a device and a folder aren't waited for")
  func notFiles() throws {
    let folder = try TemporaryFolder()
    mkfifo("\(folder.path)/pipe.json", 0o600)
    for name in ["pipe.json", "/dev/zero", "."] {
      let result = try validate(name, in: folder)
      #expect(result.status == 1)
      #expect(result.errors == "Error: can't read \(name): it isn't a file\n")
    }
  }

  @Test("a file that may not be read", .enabled(if: geteuid() != 0, "who is root may read everything"))
  func forbidden() throws {
    let folder = try TemporaryFolder()
    chmod(try folder.write("secret.json", "{}".utf8), 0)
    let result = try validate("secret.json", in: folder)
    #expect(result.status == 1)
    #expect(result.errors == "Error: can't read secret.json: permission denied\n")
  }
}
