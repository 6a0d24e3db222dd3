extension ExactNumber: Comparable {
  /// Whether both are the same number: `1`, `1.0` and `10e-1` are.
  public static func == (left: ExactNumber, right: ExactNumber) -> Bool {
    left.literal == right.literal || Decimal(left) == Decimal(right)
  }

  /// Compares the values exactly; only exponents beyond 2⁶¹ all count as the same one.
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
}
