import Testing

@testable import SVGNormalizer

@Suite("The area around all that is drawn")
struct DrawnAreaTests {
  private func box(_ shapes: String) throws -> Box {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 256 256'>\(shapes)</svg>"
    return try #require(LogoNormalizer().normalize(Array(svg.utf8)).logo?.drawnArea).box
  }

  private func stroked(_ data: String, _ attributes: String = "") throws -> Box {
    try box("<path fill='none' stroke='#a00' stroke-width='20' \(attributes) d='\(data)'/>")
  }

  @Test(
    "a stroke without corners reaches half its width",
    arguments: ["M40 128H216", "M40 128h80h96", "M40 128c30 0 50 0 80 0c30 0 60 0 96 0", "M40 128h0h176"])
  func straight(data: String) throws {
    let box = try stroked(data, "stroke-linecap='round'")
    #expect((box.minimum.y, box.height) == (118, 20))
  }

  @Test("a corner reaches as far as its mitre, and one that is too sharp as half the width")
  func corners() throws {
    // At a right angle the mitre is √2 times the width.
    let square = try stroked("M60 60h100v100")
    #expect(abs(square.minimum.y - (60 - 10 * 2.0.squareRoot())) < 0.01)
    #expect(try stroked("M60 60h100l-100 10").minimum.y == 50)
    #expect(abs(try stroked("M60 60h100v100z").minimum.x - (60 - 10 / 0.3826834324)) < 0.01)
    #expect(try stroked("M60 60h100v100", "stroke-linejoin='round'").minimum.y == 50)
  }
}
