internal import Foundation
internal import JSONSchema
internal import StrictJSON

/// Measures reading a market's published catalogue and holding it against its schema, apart from each other: the
/// catalogue without white space, the least of several runs.
struct ValidationClock {
  /// The catalogue's bytes.
  let catalogue: [UInt8]
  let runs: Int

  private static let schemaPath = "schemas/brands/published.schema.json"
  private static let width = 28

  func run() async throws {
    let text = Self.compact(catalogue)
    print(Measurement.columns("compact JSON, \(text.count) bytes", "CPU s", "MB/s", width: Self.width))
    let value = try await report("parse: StrictJSON", text.count) { try JSONReader.read(text) }
    let schema = try Schema(try JSONReader.read(try Self.bytes(Self.schemaPath)))
    guard try await report("validate: JSONSchema", text.count, { schema.accepts(value) }) else {
      throw Failure(description: "the market breaks \(Self.schemaPath)")
    }
  }

  /// Prints the cost of some work and returns its result.
  private func report<Value>(
    _ title: String, _ bytes: Int, _ work: () throws -> Value
  ) async throws -> Value {
    let (value, seconds) = try await Measurement.least(of: runs, work)
    let speed = String(format: "%.1f", Double(bytes) / 1_000_000 / seconds)
    print(Measurement.columns(title, String(format: "%.4f", seconds), speed, width: Self.width))
    return value
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// A JSON text without the white space between its tokens.
  private static func compact(_ text: [UInt8]) -> [UInt8] {
    var isInString = false
    var isEscaped = false
    return text.filter { byte in
      if !isInString, [0x20, 0x0A, 0x0D, 0x09].contains(byte) { return false }
      if byte == UInt8(ascii: "\""), !isEscaped { isInString.toggle() }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      return true
    }
  }
}
