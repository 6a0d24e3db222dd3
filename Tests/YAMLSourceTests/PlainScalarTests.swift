import StrictJSON
import Testing
import YAMLSource

@Suite("Unquoted values")
struct PlainScalarTests {
  @Test(
    "anything but a number, a boolean or null of YAML 1.2 is text",
    arguments: [
      "no", "yes", "on", "off", "y", "n", "NO", "12:30:45", "2026-01-15", "0o8", "0b101", "1_000", "0x",
      "0xG",
      "nULL", "tRUE", "nan", "inf", "1.2.3", "1e", "e3", "+", ".", "--1", "12 34", "Q8", "=", "1,5",
    ])
  func textStaysText(_ text: String) throws {
    #expect(try Reading("key: \(text)").value(of: "key").string == text)
  }

  @Test("null, ~ and an empty value are null", arguments: ["null", "Null", "NULL", "~", ""])
  func nulls(_ text: String) throws {
    #expect(try Reading("key: \(text)").value(of: "key").isNull)
  }

  @Test("booleans are true and false", arguments: [("true", true), ("True", true), ("FALSE", false)])
  func booleans(_ text: String, _ expected: Bool) throws {
    #expect(try Reading("key: \(text)").value(of: "key").bool == expected)
  }

  @Test(
    "a number keeps its digits",
    arguments: ["0", "12", "-7", "1.50", "1e3", "1E+3", "-0", "9007199254740993", "1e400"])
  func numbers(_ text: String) throws {
    #expect(try Reading("key: \(text)").value(of: "key").literal == text)
  }

  @Test(
    "a number that isn't JSON is an error, and read as text",
    arguments: [
      "0123", "00", "-01", "+1", ".5", "-.5", "1.", "1.e3", "0x1F", "0xff", "0o17", ".inf", "-.INF", "+.Inf",
      ".nan", ".NaN", "007.5",
    ])
  func ambiguous(_ text: String) {
    let reading = Reading("key: \(text)")
    #expect(reading.problems == ["1:6 \(text) can be read as a number or as text"])
    #expect(reading.document.value?.object?["key"]?.string == text)
  }

  @Test("an ambiguous number's fix shows it in quotes")
  func ambiguousFix() throws {
    let problem = try #require(Reading("key: 0123").document.problems.first)
    #expect(problem.fix == "write \"0123\" in quotes if it is text, or a plain decimal number")
  }

  @Test("in quotes everything is text", arguments: ["0123", "12", "null", "true", "~", "", ".inf", "#1"])
  func quoted(_ text: String) throws {
    #expect(try Reading("key: \"\(text)\"").value(of: "key").string == text)
    #expect(try Reading("key: '\(text)'").value(of: "key").string == text)
  }

  @Test(
    "a key is always text", arguments: ["no", "0123", "~", "1e3"])
  func keys(_ text: String) throws {
    #expect(try Reading("\(text): x").value().object?.members.map(\.key) == [text])
  }
}
