/// Writes JSON with the members in the given order: UTF-8, non-ASCII unescaped.
public struct JSONWriter: ~Copyable {
  /// The white space between the values.
  public enum Layout: Sendable {
    /// One value a line, two spaces of indent, one line feed at the end: for readable diffs.
    case indented
    /// None: for texts that are only sent.
    case compact
  }

  /// The bytes written so far.
  public private(set) var bytes: [UInt8] = []
  private let layout: Layout
  private var depth = 0
  private var isFirst = true

  /// An empty text; `capacity` is the expected number of bytes.
  public init(capacity: Int = 0, layout: Layout = .indented) {
    self.layout = layout
    bytes.reserveCapacity(capacity)
  }

  /// Takes away the bytes written so far, so that they aren't in the whole text.
  public mutating func takeBytes() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// The whole text.
  public consuming func finish() -> [UInt8] {
    if layout == .indented { bytes.append(0x0A) }
    return bytes
  }

  /// Writes an object; `members` gives its members one by one.
  public mutating func object(_ members: (inout JSONWriter) -> Void) {
    collection(UInt8(ascii: "{"), UInt8(ascii: "}"), members)
  }

  /// Writes what comes after some members of an object, from the comma to the closing brace.
  public mutating func restOfObject(_ members: (inout JSONWriter) -> Void) {
    depth += 1
    isFirst = false
    members(&self)
    end(UInt8(ascii: "}"))
  }

  /// Writes an array of one value an element.
  public mutating func array<Elements: Collection>(
    _ elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    collection(UInt8(ascii: "["), UInt8(ascii: "]")) { writer in
      for element in elements {
        writer.separate()
        write(&writer, element)
      }
    }
  }

  /// Writes a member's key; its value must follow.
  public mutating func key(_ key: String) {
    separate()
    string(key)
    bytes.append(UInt8(ascii: ":"))
    if layout == .indented { bytes.append(0x20) }
  }

  /// Writes a string.
  public mutating func string(_ text: String) { Self.append(text, to: &bytes) }

  /// Appends a string with its quotes.
  public static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      if utf8.allSatisfy({ $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }) {
        bytes.append(contentsOf: utf8)
      } else {
        for byte in utf8 { append(escaped: byte, to: &bytes) }
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a value; `append` gives its bytes, with the white space of this layout and depth.
  public mutating func value(_ append: (inout [UInt8]) -> Void) { append(&bytes) }

  /// Writes an integer.
  public mutating func integer(_ value: some BinaryInteger) { bytes.append(contentsOf: String(value).utf8) }

  /// Writes `true` or `false`.
  public mutating func bool(_ value: Bool) { bytes.append(contentsOf: (value ? "true" : "false").utf8) }

  /// Writes `null`.
  public mutating func null() { bytes.append(contentsOf: "null".utf8) }

  /// Writes a value as it was read.
  public mutating func value(_ value: LocatedValue) {
    switch value.content {
    case .null: null()
    case .bool(let flag): bool(flag)
    case .number(let number): bytes.append(contentsOf: number.literal.utf8)
    case .string(let text): string(text)
    case .array(let elements): array(elements) { writer, element in writer.value(element) }
    case .object(let object):
      self.object { writer in
        for member in object.members {
          writer.key(member.key)
          writer.value(member.value)
        }
      }
    }
  }

  private mutating func collection(_ open: UInt8, _ close: UInt8, _ write: (inout JSONWriter) -> Void) {
    bytes.append(open)
    depth += 1
    isFirst = true
    write(&self)
    end(close)
  }

  private mutating func end(_ close: UInt8) {
    depth -= 1
    if !isFirst { newLine() }
    bytes.append(close)
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    newLine()
  }

  private mutating func newLine() {
    guard layout == .indented else { return }
    bytes.append(0x0A)
    bytes.append(contentsOf: repeatElement(0x20, count: 2 * depth))
  }

  private static func append(escaped byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
    case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
    case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
    case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
    case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
    case 0..<0x20:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: (#"\u00"# + (byte < 16 ? "0" : "") + digits).utf8)
    default: bytes.append(byte)
    }
  }
}
