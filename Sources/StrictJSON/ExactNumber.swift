/// A number as it was written: `9007199254740993` and `1e400` lose nothing.
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
    let whole = rest.prefix { $0.isASCIIDigit }
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let fraction = rest.dropFirst().prefix { $0.isASCIIDigit }
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard let mark = rest.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest.removeFirst() }
    return !rest.isEmpty && rest.allSatisfy { $0.isASCIIDigit }
  }
}

extension ExactNumber: Comparable {
  /// Whether both are the same number: `1`, `1.0` and `10e-1` are.
  public static func == (left: ExactNumber, right: ExactNumber) -> Bool {
    left.literal == right.literal || Decimal(left) == Decimal(right)
  }

  /// Compares the values exactly, except that all exponents beyond 2⁶¹ count as equal.
  public static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    if let left = Int64(left.literal), let right = Int64(right.literal) { return left < right }
    return Decimal(left) < Decimal(right)
  }

  /// Hashes the value, not its spelling.
  public func hash(into hasher: inout Hasher) { hasher.combine(Decimal(self)) }

  /// The value where it is an integer of 64 bits, however it is written: `1000`, `1000.0` and `1e3` are one.
  public var integer: Int64? { Int64(literal) ?? Decimal(self).integer }

  /// Whether the value has no fractional part: `1.0` and `1e400` have none.
  public var isInteger: Bool { Int64(literal) != nil || Decimal(self).isInteger }

  /// Whether the value is exactly an integer times `divisor`: 19.99 is a multiple of 0.01 (JSON Schema 2020-12
  /// validation, section 6.2.1). Signs don't count, the only multiple of zero is zero, and all exponents beyond 2⁶¹
  /// count as equal.
  ///
  /// Takes time proportional to the product of both numbers of digits, and not to the exponents: a caller that takes
  /// divisors from outside must limit their length.
  public func isMultiple(of divisor: ExactNumber) -> Bool {
    if let dividend = ShortDecimal(self), let divisor = ShortDecimal(divisor),
      let answer = dividend.isMultiple(of: divisor)
    {
      return answer
    }
    return Decimal(self).isMultiple(of: Decimal(divisor))
  }
}
