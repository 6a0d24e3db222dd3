import TestSupport
import Testing

@testable import SVGNormalizer

@Suite("Invariants of measures")
struct MeasureLawTests {
  @Test(
    "shares add up to 1, colours are few, distinct and sorted, and measuring is repeatable",
    arguments: 0..<10 as Range<UInt64>)
  func laws(seed: UInt64) {
    var random = RandomLogo(seed: seed)
    for _ in 0..<RandomTrials.count(40) {
      let logo = random.next()
      let measures = logo.measure()
      let shares = measures.colors.map(\.share)
      #expect(measures == logo.measure())
      #expect(measures.colors.isEmpty == (measures.boundsShare == 0))
      #expect((0...1).contains(measures.boundsShare))
      #expect(shares.isEmpty || (shares.reduce(0, +) - 1).magnitude < 1e-9)
      #expect(shares == shares.sorted(by: >))
      #expect(shares.count <= 64 && Set(measures.colors).count == shares.count)
      #expect(measures.colors.allSatisfy { $0.share > 0 && (0.01...1).contains($0.opacity) })
    }
  }

  @Test("of a picture that needs too much work, the uppermost part is measured")
  func budget() {
    let zigzag = (0..<200_000).map { Segment.line(Point(x: 128, y: $0.isMultiple(of: 2) ? 256 : 0)) }
    let endless = Path(subpaths: [Subpath(start: .zero, segments: zigzag)])
    let measures = Pictures.measure(
      Pictures.filled(endless), Pictures.filled(Pictures.box(0, 0, 64, 64), Pictures.plainRed))
    #expect(measures.boundsShare == Pictures.square(64))
    #expect(measures.colors == [PaintedColor(red: 255, green: 0, blue: 0, opacity: 1, share: 1)])
  }
}
