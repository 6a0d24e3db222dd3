import Catalogue
import Testing

@testable import CatalogueDifferences

@Suite("The rule for a build's version")
struct VersionRuleTests {
  private static func version(_ day: String, _ revision: Int = 1) throws -> CatalogueVersion {
    CatalogueVersion(date: try #require(CalendarDate(day)), revision: revision)
  }

  /// The version on 2026-06-02.
  private func version(
    baseline: CatalogueVersion?, existing: CatalogueVersion?, equalsBaseline: Bool = false,
    equalsExisting: Bool = false, today: String = "2026-06-02"
  ) throws -> CatalogueVersion {
    VersionRule(baseline: baseline, existing: existing, today: try #require(CalendarDate(today)))
      .version(equalsBaseline: equalsBaseline, equalsExisting: equalsExisting)
  }

  @Test("the first release has today's date and revision 1")
  func firstRelease() throws {
    #expect(try version(baseline: nil, existing: nil) == Self.version("2026-06-02"))
  }

  @Test("content that equals the baseline's keeps its version, also when the existing file is newer")
  func equalsBaseline() throws {
    let found = try version(
      baseline: Self.version("2026-05-31", 4), existing: Self.version("2026-06-01"), equalsBaseline: true,
      equalsExisting: true)
    #expect(try found == Self.version("2026-05-31", 4))
  }

  @Test("content that equals the existing file's keeps its version where that is above the baseline's")
  func equalsExistingAbove() throws {
    let found = try version(
      baseline: Self.version("2026-05-30"), existing: Self.version("2026-06-01", 3), equalsExisting: true)
    #expect(try found == Self.version("2026-06-01", 3))
  }

  @Test(
    "content that equals the existing file's is a new release where its version isn't above the baseline's",
    arguments: [("2026-05-29", 9), ("2026-05-30", 2)])
  func equalsExistingNotAbove(day: String, revision: Int) throws {
    let found = try version(
      baseline: Self.version("2026-05-30", 2), existing: Self.version(day, revision), equalsExisting: true)
    #expect(try found == Self.version("2026-06-02"))
  }

  @Test("without a baseline, content that equals the existing file's keeps its version")
  func equalsExistingWithoutBaseline() throws {
    let found = try version(baseline: nil, existing: Self.version("2026-05-01", 2), equalsExisting: true)
    #expect(try found == Self.version("2026-05-01", 2))
  }

  @Test("new content on a new day has revision 1")
  func newDay() throws {
    let found = try version(baseline: Self.version("2026-06-01", 5), existing: nil)
    #expect(try found == Self.version("2026-06-02"))
  }

  @Test("a second release on one day has the next revision")
  func secondOfADay() throws {
    let found = try version(baseline: Self.version("2026-06-02", 1), existing: nil)
    #expect(try found == Self.version("2026-06-02", 2))
  }

  @Test("a clock that went back doesn't take the version back")
  func clockWentBack() throws {
    let found = try version(baseline: Self.version("2026-06-02", 1), existing: nil, today: "2026-01-01")
    #expect(try found == Self.version("2026-06-02", 2))
  }

  @Test("new content is above the baseline, regardless of the existing file")
  func existingBelowBaseline() throws {
    let found = try version(
      baseline: Self.version("2026-06-02", 3), existing: Self.version("2020-01-01"), today: "2026-06-02")
    #expect(try found == Self.version("2026-06-02", 4))
  }
}
