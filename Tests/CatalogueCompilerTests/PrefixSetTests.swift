import TestSupport
import Testing

@testable import CatalogueDifferences

@Suite("A set of prefixes")
struct PrefixSetTests {
  @Test("finds what trying each prefix finds", arguments: 1...100 as ClosedRange<UInt64>)
  func sameAsTryingEach(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let word = { (random: inout SeededGenerator) in
      String((0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(Array("ab")) })
    }
    let prefixes = (0..<Int.random(in: 0...6, using: &random)).map { _ in "a" + word(&random) }
    let set = PrefixSet(prefixes)
    for _ in 0..<20 {
      let text = word(&random)
      #expect(
        set.hasPrefix(of: text) == prefixes.contains { text.utf8.starts(with: $0.utf8) },
        "\(prefixes) \(text)")
    }
  }
}
