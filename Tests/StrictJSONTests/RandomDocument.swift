import TestSupport

/// Valid JSON texts of every kind of value, with white space and escapes wherever they are allowed.
struct RandomDocument {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func next() -> String { element(depth: 4) }

  private mutating func element(depth: Int) -> String { space() + value(depth: depth) + space() }

  private mutating func value(depth: Int) -> String {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &generator) {
    case 0: generator.pick(["null", "true", "false"])
    case 1: number()
    case 2, 3: string()
    case 4: "[" + list { document, _ in document.element(depth: depth - 1) } + "]"
    default: "{" + list { $0.member($1, depth: depth - 1) } + "}"
    }
  }

  private mutating func list(_ item: (inout RandomDocument, Int) -> String) -> String {
    let count = Int.random(in: 0...4, using: &generator)
    return count == 0 ? space() : (0..<count).map { item(&self, $0) }.joined(separator: ",")
  }

  /// The index keeps the keys of one object apart.
  private mutating func member(_ index: Int, depth: Int) -> String {
    space() + "\"\(index)" + string().dropFirst() + space() + ":" + element(depth: depth)
  }

  private mutating func number() -> String {
    let whole = String(Int.random(in: -1000...1000, using: &generator))
    return whole + generator.pick(["", ".0", ".25", ".125"]) + generator.pick(["", "e2", "E+3", "e-2"])
  }

  private mutating func string() -> String {
    let pieces = [
      "a", " ", "é", "e\u{301}", "你", "👩‍👧", "/", "\u{7F}", #"\""#, #"\\"#, #"\/"#, #"\b"#, #"\f"#, #"\n"#,
      #"\r"#,
      #"\t"#, #"\u00e9"#, #"\u001F"#, #"\ud83d\ude00"#,
    ]
    let count = Int.random(in: 0...6, using: &generator)
    return "\"" + (0..<count).map { _ in generator.pick(pieces) }.joined() + "\""
  }

  private mutating func space() -> String { generator.pick(["", "", "", " ", "\n", "\r\n", "\t", "  "]) }
}
