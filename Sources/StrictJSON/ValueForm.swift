/// What a value must be: how it is read, and what the error says otherwise.
public struct ValueForm<Value>: Sendable {
  /// A phrase that "is expected here" can follow: "a string". It is made only for an error.
  let phrase: @Sendable () -> String
  /// The value, or `nil` when it hasn't the form.
  let read: @Sendable (LocatedValue) -> Value?

  /// A form.
  /// - Parameters:
  ///   - phrase: what "is expected here" can follow, such as "a string".
  ///   - read: gives the value, or `nil` when it hasn't the form.
  public init(
    _ phrase: @autoclosure @escaping @Sendable () -> String,
    read: @escaping @Sendable (LocatedValue) -> Value?
  ) {
    self.phrase = phrase
    self.read = read
  }
}

extension ValueForm {
  /// A form of which a value is another one's, read further; where that gives `nil`, it hasn't the form.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other?) -> ValueForm<Other> {
    ValueForm<Other>(phrase()) { read($0).flatMap(transform) }
  }
}

extension ValueForm<LocatedObject> {
  /// Any object.
  public static var object: ValueForm { ValueForm("an object") { $0.object } }
}

extension ValueForm<[LocatedValue]> {
  /// Any array.
  public static var array: ValueForm { ValueForm("an array") { $0.array } }
}

extension ValueForm<String> {
  /// Any string.
  public static var string: ValueForm { ValueForm("a string") { $0.string } }
}

extension ValueForm<Bool> {
  /// Either truth value.
  public static var bool: ValueForm { ValueForm("true or false") { $0.bool } }
}

extension ValueForm<Int64> {
  /// Any integer of 64 bits that is written as one: `1.0` and `1e0` are none.
  public static var integer: ValueForm {
    ValueForm("an integer of 64 bits, without fraction or exponent,") { value in
      guard case .number(let number) = value.content else { return nil }
      return Int64(number.literal)
    }
  }
}

extension ValueForm<Int> {
  /// Any integer that this machine has, written as one. Some watches have 32 bits.
  public static var anyInteger: ValueForm {
    ValueForm("an integer, without fraction or exponent,") { value in
      ValueForm<Int64>.integer.read(value).flatMap(Int.init(exactly:))
    }
  }

  /// An integer in a range, written as one.
  public static func integer(in range: ClosedRange<Int>) -> ValueForm {
    ValueForm(
      "an integer from \(range.lowerBound) to \(range.upperBound), without fraction or exponent,"
    ) { value in
      // By way of 64 bits, because `Int` has 32 on some watches.
      ValueForm<Int64>.integer.read(value).flatMap(Int.init(exactly:)).flatMap {
        range.contains($0) ? $0 : nil
      }
    }
  }
}
