/// Why a text isn't JSON, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    case tooLarge(limit: Int)
    case tooDeep(limit: Int)
    case byteOrderMark
    case wideEncoding
    case invalidUTF8
    case unexpectedEnd
    case unexpectedByte(UInt8, expected: String)
    case invalidNumber
    case invalidEscape
    case loneSurrogate
    case controlCharacter
    case duplicateKey(String)
    case trailingBytes
  }

  /// What is wrong.
  public let reason: Reason
  /// Where, as UTF-8 bytes of the source.
  public let span: Range<Int>

  init(_ reason: Reason, at offset: Int, to end: Int? = nil) {
    self.reason = reason
    span = offset..<(end ?? offset + 1)
  }
}

extension JSONError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch reason {
    case .tooLarge(let limit): "the text is longer than the limit of \(limit) bytes"
    case .tooDeep(let limit): "arrays and objects are nested deeper than \(limit)"
    case .byteOrderMark: "the text begins with a byte order mark; save it as UTF-8 without one"
    case .wideEncoding: "the text is in UTF-16 or UTF-32; save it as UTF-8"
    case .invalidUTF8: "the text isn't valid UTF-8; save it as UTF-8"
    case .unexpectedEnd: "the text ends before the value is complete"
    case .unexpectedByte(let byte, let expected):
      "found \(Self.name(of: byte)) where \(expected) was expected"
    case .invalidNumber: "this isn't a valid JSON number"
    case .invalidEscape: #"this escape isn't one of \" \\ \/ \b \f \n \r \t \uXXXX"#
    case .loneSurrogate: "this escape is half of a surrogate pair"
    case .controlCharacter: "control characters must be escaped in a string"
    case .duplicateKey(let key): "key \"\(key)\" is written twice in one object"
    case .trailingBytes: "unexpected text after the value"
    }
  }

  private static func name(of byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? "\"\(Character(Unicode.Scalar(byte)))\"" : "byte \(byte)"
  }
}
