/// What stands in the parentheses of `rgb()` and its like: channels with commas between, as of old, or with blanks.
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
      angle(number, unit)
    case .identifier(let name): name.cssKeyword == "none" ? .missing : nil
    default: nil
    }
  }

  private static func angle(_ number: CSSNumber, _ unit: String) -> Channel? {
    TransformArgument(number: number.value, unit: unit.cssKeyword).degrees.map(Channel.angle)
  }

  /// The opacity, 1 where none is given; nothing where it isn't one.
  var opacity: Double? {
    switch alpha {
    case nil: 1
    case .number(let value): min(max(value, 0), 1)
    case .percentage(let value): min(max(value / 100, 0), 1)
    case .missing: 0
    case .angle: nil
    }
  }
}
