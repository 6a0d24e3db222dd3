import Catalogue
import TestSupport

/// The sample with one value a line, of which some were changed.
struct DamagedCatalogue {
  private static let values = [
    "null", "true", "[]", "{}", "[null]", "[[]]", "0", "1", "-1", "1.0", "1e1", "2954", "4294967296",
    "9223372036854775808", #""""#, #""..""#, #""a/b""#, #""pam""#, #""auchan""#, #""pam.svg""#,
    #""active""#, #""closed""#, #""new""#, #""QR""#, #""ascii""#, #""A""#, #""é\u0000""#,
    #""2024-02-29""#, #""2023-02-29""#, ##""#00A7E1""##, #""https://example.org/""#,
  ]
  /// Bytes that mean something in a catalogue, or nothing in UTF-8.
  private static let telling = Array("{}[]\",:\\-.#/0eE \n\0".utf8) + [0x80, 0xC2, 0xFF]
  private let lines: [Substring]
  private var generator: SeededGenerator

  init(seed: UInt64) throws {
    let bytes = try Catalogue(decoding: Array(PublishedSample.text.utf8)).json()
    lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    generator = SeededGenerator(seed: seed)
  }

  /// JSON more often than not.
  mutating func nextLines() -> [UInt8] {
    var lines = lines.map(String.init)
    for _ in 0..<generator.pick([1, 1, 2]) {
      let place = Int.random(in: lines.indices, using: &generator)
      lines[place] = changed(lines[place])
    }
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Seldom JSON.
  mutating func nextBytes() -> [UInt8] {
    var bytes = Array(lines.joined(separator: "\n").utf8)
    generator.damage(&bytes, with: Self.telling)
    return bytes
  }

  /// The line with another value, or without its key, which the member before it then has twice or not at all.
  private mutating func changed(_ line: String) -> String {
    guard let colon = line.firstRange(of: "\": ") else { return line }
    let isOpen = line.hasSuffix("[") || line.hasSuffix("{")
    if isOpen || Int.random(in: 0..<8, using: &generator) == 0 {
      return line.replacing("\": ", with: "x\": ")
    }
    return line[..<colon.upperBound] + generator.pick(Self.values) + (line.hasSuffix(",") ? "," : "")
  }
}
