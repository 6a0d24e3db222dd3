/// A number as it was written, so that nothing of it is lost: `9007199254740993` and `1e400` stay what they are.
public struct ExactNumber: Hashable, Sendable {
  /// The number in the grammar of RFC 8259, section 6.
  public let literal: String

  /// The number written as `literal`, or `nil` when that isn't a JSON number.
  public init?(literal: String) {
    guard Self.isNumber(literal.utf8) else { return nil }
    self.literal = literal
  }

  /// An integer.
  public init(_ integer: Int64) { literal = String(integer) }

  /// A number whose grammar the reader has checked.
  init(checked literal: String) { self.literal = literal }

  /// The nearest double; infinite beyond its range.
  public var double: Double { Double(literal) ?? .nan }

  /// Whether the bytes are a whole JSON number: `-? (0 | [1-9][0-9]*) (. [0-9]+)? ([eE] [+-]? [0-9]+)?`.
  static func isNumber(_ bytes: some Collection<UInt8>) -> Bool {
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    let whole = rest.prefix(while: isDigit)
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix(while: isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard let mark = rest.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy(isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }
}
