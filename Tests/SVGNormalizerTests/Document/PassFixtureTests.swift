import Testing

@testable import SVGNormalizer

@Suite("Each pass over documents")
struct PassFixtureTests {
  @Test("does to its fixtures what they say", arguments: PassFixture.all)
  func fixture(_ fixture: PassFixture) {
    guard let pass = fixture.pass else { return }
    var reading = Reading(fixture.before)
    #expect(reading.problems.isEmpty)
    reading.apply(pass)
    #expect(reading.markup == fixture.after)
    #expect(reading.summary == fixture.problems)
  }

  @Test("changes nothing when it is done again", arguments: PassFixture.all)
  func idempotence(_ fixture: PassFixture) {
    guard let pass = fixture.pass else { return }
    var reading = Reading(fixture.before)
    reading.apply(pass)
    let once = reading.markup
    reading.apply(pass)
    #expect(reading.markup == once)
  }

  @Test("has a fixture and says what it is for", arguments: PassFixture.passes.map(\.name))
  func isDocumented(name: String) throws {
    #expect(PassFixture.all.contains { $0.pass?.name == name })
    #expect(PassFixture.passes.contains { $0.name == name && $0.purpose.hasSuffix(".") })
  }
}
