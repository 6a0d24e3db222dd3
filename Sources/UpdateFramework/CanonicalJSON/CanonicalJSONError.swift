/// A number that Canonical JSON has no form for: one with a fraction or an exponent, or beyond 64 bits.
public struct CanonicalJSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number as it was written.
  public let number: String

  /// One sentence for a person.
  public var description: String {
    "\(number.prefix(40)) can't be signed: metadata holds only integers of 64 bits, without fraction or exponent"
  }
}
