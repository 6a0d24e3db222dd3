import Foundation
import TestSupport
import Testing

@testable import RegularExpressions

@Suite(
  "Comparison with Python's re",
  .enabled(if: Python.isThere("python"), "run scripts/require python"))
struct RegularExpressionOracleTests {
  /// A random pattern that both engines read alike, over a small alphabet so that matches are frequent.
  private static func pattern(depth: Int, _ random: inout SeededGenerator) -> String {
    let parts = (0..<Int.random(in: 1...4, using: &random)).map { _ in part(depth: depth, &random) }
    return parts.joined()
  }

  private static func part(depth: Int, _ random: inout SeededGenerator) -> String {
    let signs = ["", "", "", "*", "+", "?", "{2}", "{1,3}", "{2,}", "*?", "+?", "??", "{0}"]
    let assertions = ["^", "$", #"\b"#, #"\B"#]
    if Int.random(in: 0..<12, using: &random) == 0 { return assertions.randomElement(using: &random) ?? "" }
    return atom(depth: depth, &random) + (signs.randomElement(using: &random) ?? "")
  }

  private static func atom(depth: Int, _ random: inout SeededGenerator) -> String {
    let atoms = [
      "a", "b", "c", "1", "_", "-", ".", #"\d"#, #"\w"#, #"\s"#, #"\D"#, #"\W"#, "[ab]", "[^ab]", "[a-c1]",
      "[^a-c]",
      #"[\d_]"#, #"[^\w]"#, #"\."#, #"\*"#, " ", "è",
    ]
    guard depth > 0, Int.random(in: 0..<3, using: &random) == 0 else {
      return atoms.randomElement(using: &random) ?? "a"
    }
    let branches = (0..<Int.random(in: 1...3, using: &random)).map { _ in pattern(depth: depth - 1, &random) }
    return (Bool.random(using: &random) ? "(" : "(?:") + branches.joined(separator: "|") + ")"
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    let letters = ["a", "a", "b", "b", "c", "1", "2", "_", "-", ".", "*", " "]
    return (0..<Int.random(in: 1...10, using: &random)).compactMap { _ in
      letters.randomElement(using: &random)
    }
    .joined()
  }

  /// Prints, for each pattern, which of its texts it matches. Python's sets differ beyond ASCII.
  private static let script = """
    import json, re, sys

    pairs = json.load(open(sys.argv[1], encoding="utf-8"))
    compiled = ((re.compile(pair["pattern"], re.ASCII), pair["texts"]) for pair in pairs)
    print(json.dumps([[bool(pattern.search(text)) for text in texts] for pattern, texts in compiled]))
    """

  private struct Example: Encodable {
    let pattern: String
    let texts: [String]
  }

  @Test(
    "Python agrees on random patterns and texts",
    arguments: TestTier.some(of: 1...4 as ClosedRange<UInt64>))
  func agrees(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let examples = (0..<RandomTrials.count(500)).map { _ in
      Example(
        pattern: Self.pattern(depth: 2, &random), texts: (0..<4).map { _ in Self.text(&random) })
    }
    let output = try Python.run(Self.script, input: try JSONEncoder().encode(examples))
    let matches = try JSONDecoder().decode([[Bool]].self, from: Data(output))
    #expect(matches.count == examples.count)
    for (example, matches) in zip(examples, matches) {
      for expression in [
        try RegularExpression(example.pattern), try RegularExpression(withoutMemory: example.pattern),
      ] {
        #expect(try example.texts.map(expression.matches) == matches, "\(example)")
      }
    }
  }
}
