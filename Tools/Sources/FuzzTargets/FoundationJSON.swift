internal import Foundation
internal import StrictJSON

/// Foundation's reader of JSON, which promises less than `JSONReader`, and for the rest has to agree with it.
enum FoundationJSON {
  /// Requires that Foundation reads the same value.
  static func requireAccepts(_ value: LocatedValue, _ bytes: [UInt8]) throws(BrokenInvariant) {
    // It has no numbers beyond Double.
    guard value.hasFiniteNumbers else { return }
    guard let other = read(bytes) else { throw BrokenInvariant("Foundation rejects what StrictJSON accepts") }
    try require(isEqual(value, other), "Foundation reads another value than StrictJSON")
  }

  /// Requires that Foundation rejects the text too, unless only StrictJSON promises to.
  static func requireRejects(_ error: JSONError, _ bytes: [UInt8]) throws(BrokenInvariant) {
    switch error.reason {
    case .tooLarge, .tooDeep, .duplicateKey, .loneSurrogate, .byteOrderMark, .wideEncoding, .invalidUTF8:
      return
    case .unexpectedEnd, .unexpectedByte, .invalidNumber, .invalidEscape, .controlCharacter, .trailingBytes:
      // Foundation guesses UTF-16 and UTF-32 from zeros, and lets a list end in a comma.
      guard !bytes.contains(0), !isAfterComma(error.span.lowerBound, bytes) else { return }
      try require(read(bytes) == nil, "Foundation accepts what StrictJSON rejects: \(error)")
    }
  }

  private static func isAfterComma(_ offset: Int, _ bytes: [UInt8]) -> Bool {
    bytes.prefix(offset).last { $0 > 0x20 } == UInt8(ascii: ",")
  }

  private static func read(_ bytes: [UInt8]) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
  }

  /// Whether Foundation drops a character, which it takes for a byte order mark: at the start, or after an escape.
  private static func losesMark(_ text: String) -> Bool { text.unicodeScalars.contains("\u{FEFF}") }

  /// Whether two numbers are the same. Of a long one Foundation makes a decimal number first, and loses digits, so that
  /// it says nothing about those.
  private static func isSame(_ other: Double, _ number: ExactNumber) -> Bool {
    other == number.double || number.literal.utf8.count > 16
  }

  private static func isEqual(_ value: LocatedValue, _ other: Any) -> Bool {
    switch value.content {
    case .null: return other is NSNull
    case .bool(let flag): return (other as? NSNumber)?.boolValue == flag
    case .number(let number):
      return (other as? NSNumber).map { isSame($0.doubleValue, number) } ?? false
    case .string(let text):
      return (other as? String).map { text.hasSameBytes(as: $0) || losesMark(text) } ?? false
    case .array(let elements):
      guard let others = other as? [Any], others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { isEqual($0, $1) }
    case .object(let object):
      guard let others = other as? [String: Any] else { return false }
      // Keys that only differ in their normal form are one key for Foundation.
      guard others.count == object.members.count else { return others.count < object.members.count }
      return object.members.allSatisfy { member in
        others[member.key].map { isEqual(member.value, $0) } ?? losesMark(member.key)
      }
    }
  }
}

extension LocatedValue {
  fileprivate var hasFiniteNumbers: Bool {
    switch content {
    case .number(let number): number.double.isFinite
    case .array(let elements): elements.allSatisfy(\.hasFiniteNumbers)
    case .object(let object): object.members.allSatisfy(\.value.hasFiniteNumbers)
    case .null, .bool, .string: true
    }
  }
}
