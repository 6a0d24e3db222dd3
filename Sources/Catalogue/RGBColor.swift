/// A colour of the sRGB space with eight bits a channel, written `#RRGGBB`.
public struct RGBColor: Hashable, Sendable, CustomStringConvertible {
  /// The red channel.
  public let red: UInt8
  /// The green channel.
  public let green: UInt8
  /// The blue channel.
  public let blue: UInt8

  /// The colour of those channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour of a number `0xRRGGBB`; higher bits don't count.
  public init(_ value: UInt32) {
    red = UInt8(truncatingIfNeeded: value >> 16)
    green = UInt8(truncatingIfNeeded: value >> 8)
    blue = UInt8(truncatingIfNeeded: value)
  }

  /// The colour that `#RRGGBB` names (either case), or `nil` for any other text.
  public init?(_ text: String) {
    let characters = Array(text.utf8)
    guard characters.count == 7, characters[0] == UInt8(ascii: "#") else { return nil }
    var value: UInt32 = 0
    for character in characters[1...] {
      guard let digit = Self.digit(character) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    self.init(value)
  }

  /// Pure white.
  public static let white = RGBColor(red: 255, green: 255, blue: 255)
  /// Pure black.
  public static let black = RGBColor(red: 0, green: 0, blue: 0)

  /// `#RRGGBB`, in upper case.
  public var description: String {
    let digits = Array("0123456789ABCDEF".utf8)
    var text = [UInt8(ascii: "#")]
    for channel in [red, green, blue] { text += [digits[Int(channel >> 4)], digits[Int(channel & 0xF)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// How many times as bright the lighter of two colours is as the darker one, 1 to 21 (WCAG 2.1, contrast ratio).
  public func contrast(with other: RGBColor) -> Double {
    let (one, another) = (relativeLuminance, other.relativeLuminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }

  /// Perceived brightness, 0 to 1 (WCAG 2.1, relative luminance).
  private var relativeLuminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)] + 0.0722 * Self.linear[Int(blue)]
  }

  /// The linear light of each channel value, computed once without a power function: those of different
  /// platforms differ in the last bit.
  private static let linear: [Double] = (0...255).map { value in
    let channel = Double(value) / 255
    guard channel > 0.04045 else { return channel / 12.92 }
    // x^2.4 = x² · (x^(1/5))², with the fifth root by Newton's method.
    let base = (channel + 0.055) / 1.055
    var root = 1.0
    for _ in 0..<64 { root -= (root * root * root * root * root - base) / (5 * root * root * root * root) }
    return base * base * root * root
  }

  /// The value of a hexadecimal digit, in either case.
  private static func digit(_ character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
