/// The arguments of `rgb()`, `hsl()` and `hwb()`, separated by commas, the older syntax, or by spaces.
struct ColorArguments {
  enum Channel: Hashable {
    case number(Double)
    case percentage(Double)
    /// In degrees.
    case angle(Double)
    /// The word `none`, which counts as zero.
    case missing
  }

  private(set) var channels: [Channel] = []
  private(set) var alpha: Channel?
  let hasCommas: Bool

  init?(_ tokens: some Collection<CSSToken>) {
    hasCommas = tokens.contains(.comma)
    var reader = CSSValueReader(tokens)
    while !reader.isAtEnd {
      reader.skipWhitespace()
      let isAlpha = channels.count == 3
      if !channels.isEmpty, hasCommas || isAlpha {
        guard reader.skip(hasCommas ? .comma : .delimiter(UInt8(ascii: "/"))) else { return nil }
      }
      reader.skipWhitespace()
      guard alpha == nil, let channel = Self.channel(reader.next()) else { return nil }
      if isAlpha { alpha = channel } else { channels.append(channel) }
    }
    if hasCommas, channels.contains(.missing) || alpha == .missing { return nil }
  }

  private static func channel(_ token: CSSToken?) -> Channel? {
    switch token {
    case .number(let number): .number(number.value)
    case .percentage(let number): .percentage(number.value)
    case .dimension(let number, let unit):
      TransformArgument(number: number.value, unit: unit.cssKeyword).degrees.map(Channel.angle)
    case .identifier(let name): name.cssKeyword == "none" ? .missing : nil
    default: nil
    }
  }

  /// The opacity, 1 by default; `nil` if it is invalid.
  var opacity: Double? {
    switch alpha {
    case nil: 1
    case .number(let value): min(max(value, 0), 1)
    case .percentage(let value): min(max(value / 100, 0), 1)
    case .missing: 0
    case .angle: nil
    }
  }

  /// The colour of three channels of `rgb()` (CSS Color 4 section 5.1).
  var rgb: Color? {
    let isMixed =
      channels.contains { if case .number = $0 { true } else { false } }
      && channels.contains { if case .percentage = $0 { true } else { false } }
    let values = channels.compactMap { channel -> Double? in
      switch channel {
      case .number(let value): value / 255
      case .percentage(let value): value / 100
      case .missing: 0
      case .angle: nil
      }
    }
    guard values.count == 3, !(isMixed && hasCommas) else { return nil }
    return Color(red: Self.byte(values[0]), green: Self.byte(values[1]), blue: Self.byte(values[2]))
  }

  /// The colour of hue, saturation and lightness (section 7.1).
  var hsl: Color? {
    guard let hue, let saturation = share(1), let lightness = share(2) else { return nil }
    let spread = saturation * min(lightness, 1 - lightness)
    return Self.color { lightness - spread * Self.wave(hue, $0) }
  }

  /// The colour of hue, whiteness and blackness (section 8.1).
  var hwb: Color? {
    guard !hasCommas, let hue, let white = share(1), let black = share(2) else { return nil }
    guard white + black < 1 else { return Self.color { _ in white / (white + black) } }
    return Self.color { offset in
      let pure = 0.5 - 0.5 * Self.wave(hue, offset)
      return pure * (1 - white - black) + white
    }
  }

  /// How far the channel with that offset is from its mean at a hue: 1 below to 1 above.
  private static func wave(_ hue: Double, _ offset: Double) -> Double {
    let position = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
    return max(-1, min(position - 3, 9 - position, 1))
  }

  /// In degrees, from 0 to below 360.
  private var hue: Double? {
    let degrees: Double
    switch channels.first {
    case .number(let value), .angle(let value): degrees = value
    case .missing: degrees = 0
    case .percentage, nil: return nil
    }
    guard degrees.isFinite else { return 0 }
    let turned = degrees.truncatingRemainder(dividingBy: 360)
    return turned < 0 ? turned + 360 : turned
  }

  /// A percentage as a share of 1; without commas the sign is optional.
  private func share(_ index: Int) -> Double? {
    switch channels[index] {
    case .percentage(let value): min(max(value / 100, 0), 1)
    case .number(let value) where !hasCommas: min(max(value / 100, 0), 1)
    case .missing: 0
    case .number, .angle: nil
    }
  }

  /// The colour of a function of the channels' offsets in the formulas of CSS Color 4.
  private static func color(_ value: (Double) -> Double) -> Color {
    Color(red: byte(value(0)), green: byte(value(8)), blue: byte(value(4)))
  }

  /// From 0 to 255, halves rounded up.
  private static func byte(_ share: Double) -> UInt8 { UInt8((min(max(share, 0), 1) * 255).rounded()) }
}
