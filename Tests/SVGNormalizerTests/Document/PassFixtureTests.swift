import Testing

@testable import SVGNormalizer

@Suite("Each pass over a document")
struct PassFixtureTests {
  @Test("gives the results of its fixtures", arguments: PassFixture.all)
  func fixture(_ fixture: PassFixture) {
    guard let pass = fixture.pass else { return }
    var reading = Reading(fixture.before)
    #expect(reading.problems.isEmpty)
    reading.apply(pass)
    #expect(reading.markup == fixture.after)
    #expect(reading.summary == fixture.problems)
  }

  @Test("changes nothing the second time", arguments: PassFixture.all)
  func idempotence(_ fixture: PassFixture) {
    guard let pass = fixture.pass else { return }
    var reading = Reading(fixture.before)
    reading.apply(pass)
    let once = reading.markup
    reading.apply(pass)
    #expect(reading.markup == once)
  }

  @Test("has a fixture and a purpose", arguments: PassFixture.passes.map(\.name))
  func isDocumented(name: String) throws {
    #expect(PassFixture.all.contains { $0.pass?.name == name })
    #expect(PassFixture.passes.contains { $0.name == name && $0.purpose.hasSuffix(".") })
  }
}
