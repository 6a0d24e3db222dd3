import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Damaged and hostile path data")
struct PathMutationTests {
  private static let originals = [
    "M10 20h0M5,5z", "m1.5.5.5-.5l.5.5c1-2 3 4 5-6s7 8-9 10zl3 3", "M10 10a5 5 30 1110 10A1e2.5 0 01-5 5",
    "M 10 10 Q 20 20 30 10 T 50 10 t 1,1 H5V6h-7v8", "M0 0C1e1 2E-3 3 4 5 6S-1-2-3-4q1 1 2 2Z",
  ]
  private static let significant = Array("MmLlHhVvCcSsQqTtAaZz0159+-.,eE \t\n;é\0".utf8) + [0x80, 0xFF]

  @Test("damaged data is a path of numbers or an error within the text", arguments: 1...4)
  func damaged(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let trials = RandomTrials.count(5_000)
    var rejected = 0
    for _ in 0..<trials {
      var bytes = Array(random.pick(Self.originals).utf8)
      for _ in 0..<random.pick([1, 1, 2, 8]) { damage(&bytes, &random) }
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(PathSyntaxError) {
        let path = try PathParser.parse(text)
        if !path.isFinite { Issue.record("infinite: \(text)") }
        _ = PathWriter.text(for: path.snapped().tidied(keepsDots: true))
      } catch {
        rejected += 1
        if !(0...text.utf8.count).contains(error.offset) { Issue.record("\(error) in \(text)") }
      }
    }
    #expect((trials / 5...trials * 9 / 10).contains(rejected), "both results should be common")
  }

  private func damage(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard let index = bytes.indices.randomElement(using: &random) else { return }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[index] = random.pick(Self.significant)
    case 1: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(random.pick(Self.significant), at: index)
    default: bytes.insert(contentsOf: bytes[index...].prefix(8), at: index)
    }
  }

  @Test(
    "data of the largest size is read or rejected",
    arguments: [
      "M1 1", "M0 0z", "1", "M0 0L1 1", "A1 1 0 0 0 1 1", "Z", " ", ".", "M0 0A1 1 0 1 0 1e300 5", "e9",
      "0.1",
    ])
  func long(piece: String) {
    let text = "M0 0h" + String(repeating: piece, count: 512 * 1024 / piece.utf8.count)
    do throws(PathSyntaxError) {
      _ = PathWriter.text(for: try PathParser.parse(text).snapped().tidied(keepsDots: false))
    } catch {
      #expect((0...text.utf8.count).contains(error.offset))
    }
  }

  @Test(
    "numbers at the ends of the range are moved to the grid's edge, or rejected",
    arguments: ["1e308", "-1e308", "1e-320", "1e17", "5e15"])
  func extreme(number: String) throws {
    for text in [
      "M0 0L\(number) 1", "M\(number) 0C1 1 \(number) 2 3 3", "M0 0A\(number) 1 0 0 1 \(number) 5",
      "M0 0A1 \(number) 45 1 1 1 5",
    ] {
      guard let path = try? PathParser.parse(text) else { continue }
      let snapped = path.snapped().tidied(keepsDots: true)
      let again = try PathParser.parse(PathWriter.text(for: snapped)).snapped()
      #expect(path.isFinite && again == snapped, "\(text)")
    }
  }
}
