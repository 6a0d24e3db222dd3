/// Reads a pattern scalar by scalar.
struct PatternScanner {
  let dialect: RegularExpression.Dialect
  private let scalars: [Unicode.Scalar]
  private(set) var index = 0
  /// The properties used so far: making one takes milliseconds.
  var properties: [String: ScalarSet] = [:]

  init(_ pattern: String, dialect: RegularExpression.Dialect) {
    scalars = Array(pattern.unicodeScalars)
    self.dialect = dialect
  }

  /// The next scalar; `nil` at the end.
  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The next few scalars.
  func rest(_ count: Int) -> String { text(from: index, to: min(index + count, scalars.count)) }

  /// The text from a former index to the current one.
  func text(from start: Int) -> String { text(from: start, to: index) }

  /// Takes the next scalar.
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    index += 1
    return scalar
  }

  /// Skips the next scalar if it is that one.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  /// Skips the next scalars if they are those.
  mutating func skip(all text: StaticString) -> Bool {
    let expected = text.description.unicodeScalars
    guard scalars[index...].starts(with: expected) else { return false }
    index += expected.count
    return true
  }

  /// Takes the scalars before another one, and skips that; `nil`, with nothing taken, where it doesn't come.
  mutating func take(until end: Unicode.Scalar) -> ArraySlice<Unicode.Scalar>? {
    guard let position = scalars[index...].firstIndex(of: end) else { return nil }
    defer { index = position + 1 }
    return scalars[index..<position]
  }

  /// Goes back to a former index.
  mutating func rewind(to start: Int) { index = min(start, index) }

  /// Takes a decimal number, limited to the greatest integer.
  mutating func number() -> Int? {
    var value: Int?
    while let digit = peek, ("0"..."9").contains(digit) {
      let (product, isTooGreat) = (value ?? 0).multipliedReportingOverflow(by: 10)
      let (sum, isTooGreatNow) = product.addingReportingOverflow(Int(digit.value) - 0x30)
      value = isTooGreat || isTooGreatNow ? Int.max : sum
      index += 1
    }
    return value
  }

  /// Takes that many hexadecimal digits.
  mutating func hexadecimal(digits count: Int) -> UInt32? {
    guard index + count <= scalars.count else { return nil }
    guard let value = Self.hexadecimal(scalars[index..<index + count]) else { return nil }
    index += count
    return value
  }

  /// The code point in hexadecimal digits; `nil` where there are none or it is too great.
  static func hexadecimal(_ digits: ArraySlice<Unicode.Scalar>) -> UInt32? {
    guard !digits.isEmpty else { return nil }
    var value: UInt32 = 0
    for scalar in digits {
      guard let digit = scalar.isASCII ? Character(scalar).hexDigitValue : nil else { return nil }
      value = value * 16 + UInt32(digit)
      guard value <= ScalarSet.lastCodePoint else { return nil }
    }
    return value
  }

  private func text(from start: Int, to end: Int) -> String {
    String(String.UnicodeScalarView(scalars[start..<end]))
  }
}
