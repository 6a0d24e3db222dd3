import Diagnostics
import TestSupport
import Testing
import YAMLSource

@Suite("Brand files that went wrong by chance")
struct MutationTests {
  /// What to put in: bytes that mean something to YAML, and such that belong nowhere.
  private static let bytes =
    Array("[]{}:,-?&*!|>'\"%@`#\\~ \n\r\t0<.".utf8) + [0x00, 0x80, 0xC3, 0xE2, 0xEF, 0xFF]

  private static func mutate(_ file: [UInt8], with other: [UInt8], _ random: inout SeededGenerator) -> [UInt8]
  {
    var file = file
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 0...file.count, using: &random)
      let end = min(file.count, place + Int.random(in: 1...30, using: &random))
      switch Int.random(in: 0..<5, using: &random) {
      case 0 where place < file.count: file[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: file.insert(bytes.randomElement(using: &random) ?? 0, at: place)
      case 2: file.removeSubrange(place..<end)
      case 3: file.insert(contentsOf: file[place..<end], at: Int.random(in: 0...file.count, using: &random))
      default:
        let start = Int.random(in: 0..<other.count, using: &random)
        file.replaceSubrange(place..<end, with: other[start..<min(other.count, start + 40)])
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

  @Test("always give a value or problems, in order, with all places inside the file", arguments: 1...7)
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
