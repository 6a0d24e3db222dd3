public import StrictJSON

/// Canonical JSON as OLPC defined it, in which metadata is signed (TUF 1.0.34, section 4.1): keys sorted by code point, no
/// white space, only `\` and `"` escaped, no numbers but integers, everything else as UTF-8.
///
/// A line feed in a string stays a line feed, so the result isn't always JSON.
public enum CanonicalJSON {
  /// The canonical bytes of a value.
  /// - Throws: `CanonicalJSONError` for a number that isn't written as an integer of 64 bits.
  public static func bytes(of value: LocatedValue) throws(CanonicalJSONError) -> [UInt8] {
    var bytes: [UInt8] = []
    try append(value, to: &bytes)
    return bytes
  }

  private static func append(_ value: LocatedValue, to bytes: inout [UInt8]) throws(CanonicalJSONError) {
    switch value.content {
    case .null: bytes += "null".utf8
    case .bool(let flag): bytes += (flag ? "true" : "false").utf8
    case .number(let number):
      // `1.0` and `1e3` are other bytes than `1` and `1000`: it wouldn't be certain what was signed.
      guard let integer = Int64(number.literal) else { throw CanonicalJSONError(number: number.literal) }
      bytes += String(integer).utf8
    case .string(let text): append(text, to: &bytes)
    case .array(let elements): try append(elements, to: &bytes)
    case .object(let object): try append(object, to: &bytes)
    }
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { bytes.append(UInt8(ascii: "\\")) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(
    _ elements: [LocatedValue], to bytes: inout [UInt8]
  ) throws(CanonicalJSONError) {
    bytes.append(UInt8(ascii: "["))
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      try append(element, to: &bytes)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private static func append(_ object: LocatedObject, to bytes: inout [UInt8]) throws(CanonicalJSONError) {
    bytes.append(UInt8(ascii: "{"))
    // UTF-8's byte order is the order of code points.
    let members = object.members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (index, member) in members.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      try append(member.value, to: &bytes)
    }
    bytes.append(UInt8(ascii: "}"))
  }
}

/// A number that Canonical JSON can't express: with a fraction or an exponent, or beyond 64 bits.
public struct CanonicalJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number as it was written.
  public let number: String

  /// One sentence for a person.
  public var description: String {
    "\(number.prefix(40)) can't be signed: only integers of 64 bits can, without fraction or exponent"
  }
}
