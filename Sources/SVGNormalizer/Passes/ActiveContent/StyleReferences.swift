/// What a style refers to, found in its text as a browser would: escapes (CSS Syntax 3 section 4.3.7) hide nothing.
/// It looks for more than is there, in comments too, but never for less.
struct StyleReferences {
  private var bytes: [UInt8] = []

  /// Functions that load what they name, but for `#id`.
  private static let functions = ["url(", "src(", "image(", "image-set("].map { Array($0.utf8) }

  init(_ text: String) {
    let loads = [UInt8(ascii: "("), UInt8(ascii: "@"), UInt8(ascii: "\\")]
    // Most values, and all long ones, are paths.
    guard text.utf8.contains(where: loads.contains) else { return }
    bytes = Self.plain(Array(text.utf8))
  }

  /// Whether anything is animated.
  var hasKeyframes: Bool { contains("keyframes", behind: "@") }

  /// The first reference that leads out of the file.
  var external: String? {
    if contains("@import", behind: nil) { return "@import" }
    return bytes.indices.lazy.compactMap(reference).first
  }

  private func contains(_ word: String, behind sign: Unicode.Scalar?) -> Bool {
    guard sign.map({ bytes.contains(UInt8(ascii: $0)) }) ?? true else { return false }
    return bytes.indices.contains { bytes[$0...].starts(with: word.utf8) }
  }

  /// What a function that begins there refers to, unless it is an element of the file.
  private func reference(at index: Int) -> String? {
    guard let function = Self.functions.first(where: { bytes[index...].starts(with: $0) }) else { return nil }
    let argument = bytes[index...].dropFirst(function.count).drop { $0 <= 0x20 || Self.isQuote($0) }
    guard argument.first != UInt8(ascii: "#") else { return nil }
    let address = argument.prefix { $0 != UInt8(ascii: ")") && !Self.isQuote($0) }
    return String(decoding: address.prefix(60), as: UTF8.self)
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// The text in lower case, with each escape replaced by what it stands for.
  private static func plain(_ text: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        result.append(lowerCase(byte))
        continue
      }
      let digits = rest.prefix(6).prefix { hexadecimal($0) != nil }
      guard !digits.isEmpty else { continue }
      rest = rest.dropFirst(digits.count)
      if let space = rest.first, space <= 0x20 { rest = rest.dropFirst() }
      let value = digits.reduce(0) { $0 * 16 + UInt32(hexadecimal($1) ?? 0) }
      if let scalar = Unicode.Scalar(value) { result += Array(String(scalar).utf8).map(lowerCase) }
    }
    return result
  }

  private static func hexadecimal(_ byte: UInt8) -> Int? { Character(Unicode.Scalar(byte)).hexDigitValue }

  private static func lowerCase(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
