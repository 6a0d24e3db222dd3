import Diagnostics
import TestSupport
import Testing
import YAMLSource

@Suite("Randomly damaged brand files")
struct MutationTests {
  /// Bytes to insert: YAML's indicators, and bytes that are never allowed.
  private static let bytes =
    Array("[]{}:,-?&*!|>'\"%@`#\\~ \n\r\t0<.".utf8) + [0x00, 0x80, 0xC3, 0xE2, 0xEF, 0xFF]

  private static func mutate(_ file: [UInt8], with other: [UInt8], _ random: inout SeededGenerator) -> [UInt8]
  {
    var file = file
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = Int.random(in: 0...file.count, using: &random)
      let end = min(file.count, start + Int.random(in: 1...30, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where start < file.count: file[start] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: file.insert(bytes.randomElement(using: &random) ?? 0, at: start)
      case 2: file.removeSubrange(start..<end)
      case 3: file.insert(contentsOf: file[start..<end], at: Int.random(in: 0...file.count, using: &random))
      default:
        let from = Int.random(in: 0..<other.count, using: &random)
        file.replaceSubrange(start..<end, with: other[from..<min(other.count, from + 40)])
      }
    }
    return file
  }

  private func isSound(_ reading: Reading) -> Bool {
    let document = reading.document
    let spans =
      (document.value?.spans ?? []) + document.problems.map(\.span) + document.problems.compactMap(\.related)
    let whole = 0...reading.source.bytes.count
    return (document.value != nil || !document.problems.isEmpty)
      && spans.allSatisfy { whole.contains($0.lowerBound) && whole.contains($0.upperBound) }
      && document.problems.map(\.span.lowerBound) == document.problems.map(\.span.lowerBound).sorted()
  }

  @Test("always give a value or sorted problems, with all ranges inside the file", arguments: 1...7)
  func mutations(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let files = try BrandFiles.all().map(\.bytes)
    for _ in 0..<RandomTrials.count(750) {
      let file = try #require(files.randomElement(using: &random))
      let other = try #require(files.randomElement(using: &random))
      let mutated = Self.mutate(file, with: other, &random)
      let reading = Reading(mutated)
      #expect(isSound(reading), "seed \(seed): \(reading.source.text(0..<mutated.count))")
    }
  }
}
