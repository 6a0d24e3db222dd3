import StrictJSON
import Testing
import YAMLSource

@Suite("Positions of keys and values")
struct PositionTests {
  /// The key and the value of the field `key`, as `line:column text`.
  private func positions(_ text: String) throws -> [String] {
    let reading = Reading(text)
    let member = try #require(try reading.value().object?.member("key"))
    return [member.keySpan, member.value.span].map {
      "\(reading.position(of: $0)) \(reading.written(at: $0))"
    }
  }

  @Test("a key and its value, in their line")
  func simple() throws {
    #expect(try positions("a: 1\nkey: value # why\n") == ["2:1 key", "2:6 value"])
  }

  @Test("a range includes the quotes")
  func quotes() throws {
    #expect(try positions("\"key\": 'it''s'\n") == ["1:1 \"key\"", "1:8 'it''s'"])
  }

  @Test("a byte order mark isn't a column")
  func byteOrderMark() throws {
    #expect(try positions("\u{FEFF}key: value\n") == ["1:1 key", "1:6 value"])
  }

  @Test("lines that end in CRLF")
  func carriageReturns() throws {
    #expect(try positions("a: 1\r\nb: 2\r\nkey: value\r\n") == ["3:1 key", "3:6 value"])
  }

  @Test("a column is a character, not a byte")
  func multiByteCharacters() throws {
    #expect(try positions("{è: 'Decò ☕ 🦊', key: value}") == ["1:17 key", "1:22 value"])
  }

  @Test("after multi-byte characters, a byte order mark and CRLF at once")
  func allAtOnce() throws {
    #expect(try positions("\u{FEFF}name: Decò\r\nè: 🦊\r\nkey: [ò]\r\n") == ["3:1 key", "3:6 [ò]"])
  }

  @Test("an empty value is right after its colon")
  func emptyValue() throws {
    #expect(try positions("key: # nothing\nb: 1\n") == ["1:1 key", "1:5 "])
  }

  @Test("a plain text over several lines")
  func multiLine() throws {
    #expect(try positions("key: over\n  two lines # c\n") == ["1:1 key", "1:6 over\n  two lines"])
  }

  @Test("a block text begins at its indicator and ends before its last line break")
  func blockScalar() throws {
    #expect(try positions("key: |\n  one\n  two\n\n# c\nb: 1\n") == ["1:1 key", "1:6 |\n  one\n  two"])
  }

  @Test("a mapping ends with its last value, not with the comments after it")
  func mapping() throws {
    #expect(try positions("key:\n  a: 1\n\n  # c\n# d\nb: 2\n") == ["1:1 key", "2:3 a: 1"])
  }

  @Test("a list ends with its last entry", arguments: ["", "  "])
  func list(_ indent: String) throws {
    let text = "key:\n\(indent)- a\n\(indent)- b # c\n# d\nz: 2\n"
    #expect(try positions(text) == ["1:1 key", "2:\(indent.count + 1) - a\n\(indent)- b"])
  }

  @Test("a list in brackets ends with its bracket")
  func flowList() throws {
    #expect(try positions("key: [a,\n  b, ] # c\n") == ["1:1 key", "1:6 [a,\n  b, ]"])
  }

  @Test("the file's own mapping ends with the last value")
  func root() throws {
    let reading = Reading("# c\na: 1\nb: [2]\n\n# d\n")
    #expect(reading.written(at: try reading.value().span) == "a: 1\nb: [2]")
  }
}
