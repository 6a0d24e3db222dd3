import Catalogue
import Foundation
import Testing

@Suite("Days and versions")
struct CalendarDateTests {
  @Test(
    "a day is written as it is read",
    arguments: ["2026-05-31", "2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"])
  func roundTrip(text: String) { #expect(CalendarDate(text)?.description == text) }

  @Test(
    "a day that doesn't exist, or isn't written YYYY-MM-DD, isn't read",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-02-30", "2026-13-01", "2026-00-10", "2026-04-31", "2026-1-1",
      "2026/01/01", "+026-01-01", "２026-01-0",
    ])
  func rejected(text: String) { #expect(CalendarDate(text) == nil) }

  @Test("a time gives the day in UTC, as Foundation's calendar does")
  func fromSeconds() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    for seconds in stride(from: Int64(0), through: 4_102_444_800, by: 7_654_321) {
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(seconds)))
      let day = try #require(CalendarDate(secondsSince1970: seconds))
      #expect([day.year, day.month, day.day] == [parts.year, parts.month, parts.day])
    }
  }

  @Test(
    "a time before 1970 or after 9999 gives none", arguments: [-1, 253_402_300_800, Int64.max, Int64.min])
  func outside(seconds: Int64) { #expect(CalendarDate(secondsSince1970: seconds) == nil) }

  @Test("versions are compared by day, then by revision")
  func order() throws {
    let versions = try [("2026-05-31", 1), ("2026-05-31", 2), ("2026-05-31", 10), ("2026-06-01", 1)].map {
      date, revision in
      CatalogueVersion(date: try #require(CalendarDate(date)), revision: revision)
    }
    #expect(versions.shuffled().sorted() == versions)
  }

  @Test("a version names its revision from the second one of a day")
  func description() throws {
    let day = try #require(CalendarDate("2026-05-31"))
    #expect("\(CatalogueVersion(date: day, revision: 1))" == "2026-05-31")
    #expect("\(CatalogueVersion(date: day, revision: 2))" == "2026-05-31 revision 2")
  }
}
