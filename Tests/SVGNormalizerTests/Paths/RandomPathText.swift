import TestSupport

/// Valid path data and transforms with all features of the grammar.
struct RandomPathText {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// Path data without what svgelements reads differently: lines right after an initial m, S and T after a curve of the
  /// other kind, Z right after M.
  mutating func next() -> String {
    var text = "M" + numbers(2) + "L" + numbers(2)
    for _ in 0..<Int.random(in: 1...8, using: &generator) { text += segment() }
    return text
  }

  private mutating func segment() -> String {
    let letter = generator.pick(["L", "H", "V", "C", "S", "Q", "T", "A", "Z", "M"])
    let name = generator.pick([letter, letter.lowercased()])
    let repeats = generator.pick([1, 1, 2])
    switch letter {
    case "Z": return name + "L" + numbers(2)
    case "M": return name + numbers(2 * (repeats + 1))
    case "S": return "C" + numbers(6) + name + numbers(4 * repeats)
    case "T": return "Q" + numbers(4) + name + numbers(2 * repeats)
    case "A": return name + (0..<repeats).map { _ in arc() }.joined(separator: " ")
    default: return name + numbers((["H": 1, "V": 1, "C": 6, "Q": 4][letter] ?? 2) * repeats)
    }
  }

  private mutating func arc() -> String {
    let radii =
      "\(Int.random(in: 1...300, using: &generator)),\(Double.random(in: 1...99, using: &generator)) "
    let flags = generator.pick(["0 0 ", "0,1,", "10", "1 1"])
    return radii + numbers(1) + " " + flags + numbers(2)
  }

  private mutating func numbers(_ count: Int) -> String {
    var text = ""
    for index in 0..<count {
      let number = generator.pick([
        "\(Int.random(in: -99...99, using: &generator))", ".\(Int.random(in: 1...999, using: &generator))",
        "\(Double.random(in: -200...200, using: &generator))", "-.5", "1.5e1", "+7",
      ])
      text += (index == 0 ? "" : generator.pick([" ", ",", " , "])) + number
    }
    return text
  }

  mutating func nextTransform() -> String {
    (0..<Int.random(in: 1...4, using: &generator)).map { _ in
      let (name, count) = generator.pick([
        ("translate", 1), ("translate", 2), ("scale", 1), ("scale", 2), ("rotate", 1), ("rotate", 3),
        ("skewX", 1),
        ("skewY", 1), ("matrix", 6),
      ])
      return "\(name)(\(numbers(count)))"
    }.joined(separator: generator.pick([" ", ",", ""]))
  }
}
