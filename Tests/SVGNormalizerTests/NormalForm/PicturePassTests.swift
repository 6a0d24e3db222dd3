import Testing

@testable import SVGNormalizer

@Suite("The passes over a picture")
struct PicturePassTests {
  @Test("give the result of each example", arguments: PassFixture.ofPictures)
  func example(_ fixture: PassFixture) throws {
    var log = ProblemLog(source: SVGSource(bytes: Array(fixture.before.utf8)))
    let document = try #require(SVGReader.read(Array(fixture.before.utf8), log: &log))
    var logo = try #require(LogoBuilder.logo(of: document, log: &log))
    try #require(!fixture.picturePasses.isEmpty)
    for pass in fixture.picturePasses { pass.apply(&logo) }
    let slug = try #require(LogoSlug("logo"))
    #expect(SVGWriter.text(for: logo, slug: slug) == fixture.after)
    let once = logo
    for pass in fixture.picturePasses { pass.apply(&logo) }
    #expect(logo == once, "the pass changes its own result")
  }

  @Test("each have an example")
  func examples() {
    let shown = Set(PassFixture.ofPictures.flatMap(\.picturePasses).map(\.name))
    #expect(shown == Set(LogoPass.all.map(\.name)))
  }
}
