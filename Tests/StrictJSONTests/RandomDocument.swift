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

/// JSON texts of which a few bytes were changed, dropped, doubled or cut off: some are JSON all the same.
struct DamagedDocument {
  /// Bytes that mean something in JSON, or nothing in UTF-8.
  private static let telling = Array("{}[]\",:\\u0eE+-.tfn \n\0".utf8) + [0x80, 0xC0, 0xED, 0xEF, 0xF4, 0xFF]
  private var documents: RandomDocument
  private var generator: SeededGenerator

  init(seed: UInt64) {
    documents = RandomDocument(seed: seed)
    generator = SeededGenerator(seed: ~seed)
  }

  mutating func next() -> [UInt8] {
    var bytes = Array(documents.next().utf8)
    for _ in 0..<generator.pick([1, 1, 1, 4]) { generator.damage(&bytes, with: Self.telling) }
    return bytes
  }
}
