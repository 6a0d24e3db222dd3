/// Reads a pattern scalar by scalar.
struct PatternScanner {
  let dialect: RegularExpression.Dialect
  private let scalars: [Unicode.Scalar]
  private(set) var index = 0
  /// Those that the pattern has used already: finding one out takes milliseconds.
  var properties: [String: ScalarSet] = [:]

  init(_ pattern: String, dialect: RegularExpression.Dialect) {
    scalars = Array(pattern.unicodeScalars)
    self.dialect = dialect
  }

  /// The scalar to come; `nil` at the end.
  var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  /// The next few scalars, for a message or a decision.
  func rest(_ count: Int) -> String { text(from: index, to: min(index + count, scalars.count)) }

  /// What stands between a former index and this one.
  func text(from start: Int) -> String { text(from: start, to: index) }

  /// Takes the next scalar.
  mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    index += 1
    return scalar
  }

  /// Takes the next scalar if it is that one.
  mutating func skip(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    index += 1
    return true
  }

  /// Takes the next scalars if they are these ones.
  mutating func skip(all text: StaticString) -> Bool {
    let wanted = text.description.unicodeScalars
    guard index + wanted.count <= scalars.count, scalars[index..<index + wanted.count].elementsEqual(wanted)
    else { return false }
    index += wanted.count
    return true
  }

  /// Takes the scalars before another one, and that one too; `nil`, with nothing taken, where it doesn't come.
  mutating func take(until end: Unicode.Scalar) -> ArraySlice<Unicode.Scalar>? {
    guard let position = scalars[index...].firstIndex(of: end) else { return nil }
    defer { index = position + 1 }
    return scalars[index..<position]
  }

  /// Goes back to a former index.
  mutating func rewind(to start: Int) { index = min(start, index) }

  /// Takes a decimal number; one that is too great counts as the greatest there is.
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

  /// The code point that hexadecimal digits say; `nil` where there are none or it is beyond the last.
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
