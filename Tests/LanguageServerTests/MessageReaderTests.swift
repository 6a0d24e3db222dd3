import CatalogueLanguageServer
import Testing

@Suite("The stream of messages")
struct MessageReaderTests {
  /// The items of a stream that comes in portions of a length.
  private func items(_ stream: String, portions: Int = .max, limit: Int = 100) -> [MessageReader.Item] {
    var reader = MessageReader(limit: limit)
    var items: [MessageReader.Item] = []
    var rest = Array(stream.utf8)[...]
    while !rest.isEmpty {
      reader.append(rest.prefix(portions))
      rest = rest.dropFirst(portions)
      while let item = reader.next() { items.append(item) }
    }
    return items
  }

  private func message(_ text: String) -> MessageReader.Item { .message(Array(text.utf8)) }

  @Test("is cut into messages, in whatever portions it comes", arguments: [1, 2, 7, 1000])
  func portions(length: Int) {
    let stream = "Content-Length: 2\r\n\r\n{}content-length:3\nContent-Type: x\n\n[1]"
    #expect(items(stream, portions: length) == [message("{}"), message("[1]")])
  }

  @Test(
    "goes on behind a header that says no length",
    arguments: [
      "Length: 2", "Content-Length: x", "Content-Length: -1", "Content-Length:",
      "Content-Length: 1\r\nContent-Length: 2", "Content-Length: 99999999999999999999",
    ])
  func noLength(header: String) {
    let items = items("\(header)\r\n\r\nContent-Length: 2\r\n\r\n{}")
    #expect(items.count == 2)
    #expect(items.last == message("{}"))
  }

  @Test("skips a message that is too long, and reads on", arguments: [1, 50, 1000])
  func tooLong(portions: Int) {
    let long = String(repeating: "x", count: 120)
    #expect(
      items("Content-Length: 120\r\n\r\n\(long)Content-Length: 2\r\n\r\n{}", portions: portions) == [
        .unreadable("a message has 120 bytes; the limit is 100"), message("{}"),
      ])
  }

  @Test("reads on after a number that no message can have", arguments: ["1601", "9223372036854775807"])
  func absurdLength(length: String) {
    #expect(
      items("Content-Length: \(length)\r\n\r\n{}Content-Length: 2\r\n\r\n{}") == [
        .unreadable("a message can't have \(length) bytes; the limit is 100"), message("{}"),
      ])
  }

  @Test("is bounded where no header ends")
  func endlessHeader() {
    let items = items(String(repeating: "x", count: 20000) + "\n\nContent-Length: 2\r\n\r\n{}", portions: 999)
    #expect(items.first == .unreadable("a header has more than 8192 bytes"))
    #expect(items.last == message("{}"))
  }

  @Test("after a header without a length, its body is skipped", arguments: [1, 7, 1000])
  func lostBody(portions: Int) {
    let stream =
      "Content-Length: x\r\n\r\n{\"a\": \"Content\"}\n\nCONTENT-length: 2\r\n\r\n{}Content-Length: 3\n\n[1]"
    let items = items(stream, portions: portions)
    #expect(items.count == 3)
    #expect(items.suffix(2) == [.message(Array("{}".utf8)), .message(Array("[1]".utf8))])
  }

  @Test("ends in the middle of a message without a word")
  func unfinished() { #expect(items("Content-Length: 5\r\n\r\n{}").isEmpty) }
}
