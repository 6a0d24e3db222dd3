import Foundation
import TestSupport
import Testing

@testable import HTTPTransport

@Suite("Retry-After")
struct RetryAfterTests {
  /// 2026-06-01T12:00:00Z
  private static let now: Int64 = 1_780_315_200

  @Test(
    "seconds are used",
    arguments: [("0", 0), ("120", 120), ("007", 7), ("99999999999999999999", Int64.max)])
  func seconds(field: String, delay: Int64) {
    #expect(RetryAfter(field)?.delay(at: Self.now) == delay)
  }

  @Test(
    "the three formats of a date give one time",
    arguments: [
      "Mon, 01 Jun 2026 12:02:00 GMT", "Monday, 01-Jun-26 12:02:00 GMT", "Mon Jun  1 12:02:00 2026",
    ])
  func dates(field: String) {
    #expect(RetryAfter(field)?.delay(at: Self.now) == 120)
  }

  @Test("a time in the past gives no delay")
  func past() {
    #expect(RetryAfter("Fri, 31 Dec 1999 23:59:59 GMT")?.delay(at: Self.now) == 0)
  }

  @Test("a wrong clock does no harm", arguments: [Int64.min, -1, .max])
  func clock(now: Int64) throws {
    for field in ["Mon, 01 Jun 2026 12:02:00 GMT", "Monday, 01-Jun-26 12:02:00 GMT"] {
      #expect(try #require(RetryAfter(field)).delay(at: now) >= 0)
    }
  }

  @Test(
    "a year of two digits is at most fifty years ahead",
    arguments: [("26", 2026), ("76", 2076), ("77", 1977), ("99", 1999), ("00", 2000)])
  func century(digits: String, year: Int) throws {
    let short = try #require(HTTPDate("Sunday, 06-Nov-\(digits) 08:49:37 GMT"))
    let long = try #require(HTTPDate("Sun, 06 Nov \(year) 08:49:37 GMT"))
    #expect(short.secondsSince1970(at: Self.now) == long.secondsSince1970(at: Self.now))
  }

  @Test("a leap second counts as the second before")
  func leapSecond() {
    #expect(HTTPDate("Sat, 31 Dec 2016 23:59:60 GMT") == HTTPDate("Sat, 31 Dec 2016 23:59:59 GMT"))
  }

  @Test(
    "anything else is ignored",
    arguments: [
      "", " ", "-1", "+1", "1.5", "1e3", "٣", "120, 120", "soon", "Mon, 31 Jun 2026 12:00:00 GMT",
      "Mon, 29 Feb 2026 12:00:00 GMT", "Mon, 01 Jun 2026 24:00:00 GMT", "Mon, 01 Jun 2026 12:60:00 GMT",
      "Mon, 01 Jun 2026 12:00:61 GMT", "Mon, 01 Jun 2026 12:00:00 CET", "Mon, 01 Jun 2026 12:00:00",
      "Mon, 00 Jun 2026 12:00:00 GMT", "Mon, 01 jun 2026 12:00:00 GMT", "Mon, 01 Jun 20260 12:00:00 GMT",
      "2026-06-01T12:00:00Z", "Mon, 01 Jun 2026 12:00:00 GMT" + String(repeating: " ", count: 20),
      ", , , , , , , ", "::::::::",
    ])
  func nonsense(field: String) {
    #expect(RetryAfter(field) == nil)
  }

  @Test("the times agree with Python's", .enabled(if: Python.isThere("python")))
  func python() throws {
    let script = """
      import calendar, random, time
      random.seed(1)
      for seconds in [random.randrange(220_924_800, 3_376_684_800) for _ in range(300)]:
          moment = time.gmtime(seconds)
          for form in ("%a, %d %b %Y %H:%M:%S GMT", "%A, %d-%b-%y %H:%M:%S GMT", None):
              print(seconds, time.strftime(form, moment) if form else time.asctime(moment), sep=";")
      """
    let lines = String(decoding: try Python.run(script, input: []), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 900)
    for line in lines {
      let parts = line.split(separator: ";").map(String.init)
      let date = HTTPDate(try #require(parts.last))
      #expect(date?.secondsSince1970(at: Self.now) == Int64(parts[0]), "\(line)")
    }
  }
}
