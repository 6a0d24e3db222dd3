import TestSupport

/// Values with everything that an encoder could get wrong.
struct RandomValue {
  private static let pieces = [
    "a", "Z", "0", "\"", "\\", "/", "\n", "\r\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "\u{2028}", "\u{E9}",
    "e\u{301}", "\u{AD}", "\u{FEFF}", "\u{E000}", "\u{FF5E}", "\u{FFFF}", "\u{1F600}", "\u{10FFFF}", "",
  ]
  private static let integers: [Int64] = [0, 1, -1, 42, 9_007_199_254_740_993, .max, .min]

  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The next value, nested no deeper than `depth`.
  mutating func next(depth: Int = 4) -> JSON {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .integer(generator.pick(Self.integers))
    case 3, 4: return .string(text())
    case 5, 6: return .array(Self.times(in: &generator).map { _ in next(depth: depth - 1) })
    default: return object(depth: depth)
    }
  }

  private mutating func object(depth: Int) -> JSON {
    var object = JSON.object([])
    for _ in Self.times(in: &generator) { object[text()] = next(depth: depth - 1) }
    return object
  }

  private mutating func text() -> String {
    Self.times(in: &generator).map { _ in generator.pick(Self.pieces) }.joined()
  }

  private static func times(in generator: inout SeededGenerator) -> Range<Int> {
    0..<Int.random(in: 0..<6, using: &generator)
  }
}
