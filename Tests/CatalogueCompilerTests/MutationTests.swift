import Catalogue
import CatalogueCompiler
import CatalogueSources
import Diagnostics
import TestSupport
import Testing

@Suite("Brand files with any mistake")
struct MutationTests {
  /// What is put in place of a value, or into the text.
  private static let scraps = [
    "", "null", "~", "[]", "{}", "[a, 1, null]", "{a: b}", "0", "-1", "007", "1e999", "9223372036854775808",
    "true", "\"\"", "\"\\u0000\"", "\"\\uD800\"", "#FFFFFF", "*x", "&x", "!!str a", "|\n  a", "'", "\"", "\t",
    "\u{202E}", "\u{FEFF}", "è", "e\u{300}", "👩‍👩‍👧", "- a", "a: b", "---", "...", "%TAG", "closed", "pam",
    "2026-02-30",
  ]

  @Test(
    "none stops the compiler, and every finding's position is in its file",
    arguments: 1...UInt64(RandomTrials.count(40)))
  func mutations(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var files = try DrawnMarket.files()
    // Some thousand files in all, and some hundred in the fast tests.
    files.brands = files.brands.shuffled(using: &random).prefix(TestTier.isSlow ? 100 : 25).map {
      mutated($0, &random)
    }
    if seed.isMultiple(of: 5) { files.settings = mutated(files.settings, &random) }
    let result = await CataloguePipeline(today: try #require(RuleFixture.today), jobs: 1).build(files)
    #expect(files.misplaced(result.diagnostics) == [], "every finding's position is in its file")
    #expect(Set(result.diagnostics).count == result.diagnostics.count, "a finding is reported twice")
  }

  private func mutated(_ source: SourceText, _ random: inout SeededGenerator) -> SourceText {
    var lines = String(decoding: source.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    for _ in 0..<Int.random(in: 1...2, using: &random) { mutate(&lines, &random) }
    return Market.text(source.path, lines.joined(separator: "\n") + "\n")
  }

  private func mutate(_ lines: inout [String], _ random: inout SeededGenerator) {
    guard let index = lines.indices.randomElement(using: &random) else { return }
    let other = lines.randomElement(using: &random) ?? ""
    let scrap = Self.scraps.randomElement(using: &random) ?? ""
    var letters = Array(lines[index])
    let position = Int.random(in: 0...letters.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(other, at: index)
    case 2: lines[index] = "  " + lines[index]
    case 3: lines[index] = String(lines[index].drop { $0 == " " || $0 == "-" })
    case 4: lines[index] = String(lines[index].prefix { $0 != ":" }) + ": " + scrap
    case 5:
      letters.insert(contentsOf: scrap, at: position)
      lines[index] = String(letters)
    case 6: lines[index] = String(letters.prefix(position))
    default:
      if letters.count > 1 { letters.swapAt(max(0, position - 1), min(position, letters.count - 1)) }
      lines[index] = String(letters)
    }
  }
}
