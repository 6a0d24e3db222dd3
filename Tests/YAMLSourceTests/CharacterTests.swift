import StrictJSON
import Testing
import YAMLSource

@Suite("Forbidden characters")
struct CharacterTests {
  private func problem(with character: String) -> [String] { Reading("è: a\nb: x\(character)y\n").problems }

  @Test(
    "an invisible character is an error with its code point",
    arguments: [
      ("\u{0000}", "the control character U+0000"), ("\u{001B}", "the control character U+001B"),
      ("\u{007F}", "the control character U+007F"), ("\u{0085}", "the control character U+0085"),
      ("\u{00AD}", "the invisible character U+00AD"), ("\u{200B}", "the invisible character U+200B"),
      ("\u{2028}", "the invisible character U+2028"), ("\u{FEFF}", "the invisible character U+FEFF"),
      ("\u{202A}", "the bidirectional control character U+202A"),
      ("\u{2069}", "the bidirectional control character U+2069"),
      ("\u{061C}", "the bidirectional control character U+061C"),
      ("\u{FFFE}", "the non-character U+FFFE"), ("\u{1FFFF}", "the non-character U+1FFFF"),
    ])
  func invisible(_ character: String, _ name: String) {
    #expect(problem(with: character) == ["2:5 found \(name)"])
  }

  @Test(
    "emoji with joiners, accents and any script are allowed", arguments: ["👩‍👧", "e\u{301}", "漢", "ا"])
  func visible(_ character: String) {
    #expect(problem(with: character).isEmpty)
  }

  @Test("a run of tabs is one error")
  func tabs() {
    #expect(
      Reading("a:\n\t\t- b: 1\n").problems == ["2:1 found a tab before \"b\"; YAML is indented with spaces"])
    #expect(Reading("a:\n\tb\n").problems == ["2:1 found a tab; YAML is indented with spaces"])
    // Within a line it indents nothing.
    #expect(Reading("a: \"b\tc\"\n").problems == ["1:6 found a tab"])
  }

  @Test("a carriage return without a line feed is an error")
  func carriageReturn() {
    #expect(Reading("a: 1\r\nb: 2\rc: 3\r\n").problems == ["2:5 found a carriage return without a line feed"])
  }

  @Test("what is no text is one error, without an edit; no edit is made beside bytes that aren't UTF-8")
  func binary() {
    let picture = Reading([0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A, 0, 0, 0, 0x0D, 0xFF])
    let (null, late) = (Array(repeating: UInt8(0), count: 400), Array("SQLite format 3".utf8))
    let archive = Reading(Array("README.md".utf8) + null + Array("a: b\n".utf8))
    #expect(archive.problems == picture.problems)
    #expect(Reading(late + null + [0xFF]).problems == picture.problems)
    #expect(
      picture.problems == [
        "1:1 this is no text, but what another program saves, such as a document or a picture"
      ])
    let controls = Reading("a: \(String(repeating: "\u{7}", count: 300))\n")
    #expect(controls.document.problems.allSatisfy { $0.replacement == nil })
    let latin = Reading(Array("a: x\u{7}\nb: caff".utf8) + [0xE8, 0x0A])
    #expect(latin.problems == ["1:5 found the control character U+0007", "2:8 this isn't UTF-8"])
    #expect((picture.document.problems + latin.document.problems).allSatisfy { $0.replacement == nil })
  }

  @Test("every run of invalid UTF-8 is one error")
  func invalidUTF8() {
    let text = Array("a: ".utf8) + [0xE8] + Array("\nb: x".utf8) + [0xE2, 0x98] + Array("\n".utf8)
    let reading = Reading(text)
    #expect(reading.problems == ["1:4 this isn't UTF-8", "2:5 this isn't UTF-8"])
    #expect(reading.document.value == nil)
  }

  @Test(
    "UTF-16 is one error, with a byte order mark or without",
    arguments: [[0xFF, 0xFE, 0x61, 0, 0x3A, 0], [0x61, 0, 0x3A, 0, 0x20, 0]] as [[UInt8]])
  func wideEncoding(bytes: [UInt8]) {
    let reading = Reading(bytes)
    #expect(reading.problems == ["1:1 this is UTF-16 or UTF-32"])
    #expect(reading.document.problems.first?.fix == "save the file as UTF-8")
  }

  @Test("an escape of a forbidden character is allowed")
  func escape() throws {
    #expect(try Reading(#"a: "\u202E\e""#).value(of: "a").string == "\u{202E}\u{1B}")
  }
}
