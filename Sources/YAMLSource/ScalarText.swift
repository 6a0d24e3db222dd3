internal import StrictJSON

/// Writes a text in YAML: plain where every reader takes that for the same text, otherwise in double quotes on one
/// line.
enum ScalarText {
  /// - Parameter inBrackets: whether it may be in a collection in brackets, where more characters are indicators.
  static func written(_ text: String, inBrackets: Bool = false) -> String {
    let hasIndicators = inBrackets && text.utf8.contains { flowIndicators.contains($0) }
    return isPlain(text) && !hasIndicators ? text : quoted(text)
  }

  private static let flowIndicators = Array(",[]{}?:".utf8)

  /// Stricter than YAML 1.2.2, section 7.3.3: what a reader of YAML 1.1 takes for a truth value, a number or a date is
  /// quoted as well.
  private static func isPlain(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, let last = scalars.last, mayBegin(first), last != " ", last != ":",
      !scalars.contains(where: \.isInvisible), !hasIndicator(text.utf8), !words.contains(text.lowercased())
    else { return false }
    return !first.isASCIIDigit || !scalars.allSatisfy(mayBeInNumber)
  }

  private static func mayBegin(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII || scalar.isASCIILetter || scalar.isASCIIDigit || "_(/$".unicodeScalars.contains(scalar)
  }

  /// Whether there is a `: ` or a ` #`, which end a plain scalar.
  private static func hasIndicator(_ utf8: String.UTF8View) -> Bool {
    zip(utf8, utf8.dropFirst()).contains { pair in
      pair == (UInt8(ascii: ":"), 0x20) || pair == (0x20, UInt8(ascii: "#"))
    }
  }

  /// Null and the truth values of YAML 1.1 and 1.2.
  private static let words: Set<String> = ["null", "true", "false", "yes", "no", "on", "off", "y", "n"]

  /// Whether it may be part of a number in any base, a time or a date of YAML 1.1 or 1.2.
  private static func mayBeInNumber(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCIIDigit || "abcdefABCDEFxXoOtTzZ_.:,+- ".unicodeScalars.contains(scalar)
  }

  static func quoted(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "\"") { $0 += escaped($1) } + "\""
  }

  /// YAML 1.2.2, section 5.7.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": #"\""#
    case "\\": #"\\"#
    case "\n": #"\n"#
    case "\r": #"\r"#
    case "\t": #"\t"#
    default: scalar.isInvisible ? code(scalar) : String(scalar)
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let (mark, width) = scalar.value > 0xFFFF ? ("\\U", 8) : ("\\u", 4)
    return mark + String(repeating: "0", count: width - digits.count) + digits
  }
}
