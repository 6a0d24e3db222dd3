extension ExactNumber {
  /// Whether the value is an integer times `divisor`, exactly: 19.99 is a multiple of 0.01 (JSON Schema 2020-12
  /// validation, section 6.2.1). Signs don't count, and of zero only zero is a multiple. Exponents beyond 2⁶¹ all
  /// count as the same one.
  ///
  /// Takes time in proportion to the product of both numbers of digits, never to their exponents: whoever takes
  /// divisors from outside has to bound their length.
  public func isMultiple(of divisor: ExactNumber) -> Bool {
    if let dividend = ShortDecimal(self), let divisor = ShortDecimal(divisor),
      let answer = dividend.isMultiple(of: divisor)
    {
      return answer
    }
    return Decimal(self).isMultiple(of: Decimal(divisor))
  }
}
