/// Cuts a stream of bytes into the messages of the Language Server Protocol: a header with `Content-Length`, an empty line
/// and so many bytes of JSON ("base protocol"). Bytes come in any portions.
public struct MessageReader: Sendable {
  /// What was read.
  public enum Item: Equatable, Sendable {
    /// The bytes of a message.
    case message([UInt8])
    /// Something that is no message, and why; what follows it is read.
    case unreadable(String)
  }

  /// The longest message: some hundred times the longest source file.
  public static let longestMessage = 64 << 20
  private static let longestHeader = 8 << 10
  /// A longer message, in limits, is none: its number is wrong, and to skip so much would be to read nothing any more.
  private static let mostSkipped = 16

  private let limit: Int
  private var bytes: [UInt8] = []
  /// The offset of what wasn't read yet.
  private var start = 0
  /// How many bytes of a message that is too long are still to come.
  private var skipped = 0
  /// Whether it isn't known where the next message begins.
  private var isLost = false

  /// - Parameter limit: how many bytes a message may have; a longer one is skipped.
  public init(limit: Int = MessageReader.longestMessage) { self.limit = limit }

  /// Takes the next bytes of the stream.
  public mutating func append(_ more: some Collection<UInt8>) {
    let rest = more.dropFirst(min(skipped, more.count))
    skipped -= more.count - rest.count
    bytes += rest
  }

  /// The next message; `nil` where it isn't complete yet.
  public mutating func next() -> Item? {
    guard !isLost || findMessage() else { return nil }
    guard let (header, end) = header() else { return tooLongHeader() }
    guard let length = Self.length(in: header) else {
      remove(to: end)
      isLost = true
      return .unreadable("a message has to begin with Content-Length and its number of bytes")
    }
    guard length <= Self.mostSkipped * limit else {
      remove(to: end)
      isLost = true
      return .unreadable("a message can't have \(length) bytes; the limit is \(limit)")
    }
    guard length <= limit else {
      let known = min(length, bytes.count - end)
      remove(to: end + known)
      skipped = length - known
      return .unreadable("a message has \(length) bytes; the limit is \(limit)")
    }
    guard bytes.count - end >= length else { return nil }
    let message = Array(bytes[end..<end + length])
    remove(to: end + length)
    return .message(message)
  }

  private static let field = Array("content-length:".utf8)

  /// Skips the body that a header announced wrongly: the next message begins where that field is next.
  private mutating func findMessage() -> Bool {
    func isField(_ offset: Int) -> Bool {
      // Capital letters of ASCII differ from small ones by one bit.
      zip(bytes[offset...], Self.field).allSatisfy { $0 | 0x20 == $1 | 0x20 }
    }
    let last = bytes.count - Self.field.count
    guard last >= start, let found = (start...last).first(where: isField) else {
      remove(to: max(start, last + 1))
      return false
    }
    remove(to: found)
    isLost = false
    return true
  }

  /// The next header, and the offset behind the empty line; `nil` where it isn't complete yet.
  private func header() -> (ArraySlice<UInt8>, end: Int)? {
    let end = min(bytes.count, start + Self.longestHeader)
    var line = start
    while let feed = bytes[line..<end].firstIndex(of: 0x0A) {
      let content = bytes[line..<feed]
      if content.isEmpty || content.elementsEqual([0x0D]) { return (bytes[start..<line], feed + 1) }
      line = feed + 1
    }
    return nil
  }

  private mutating func tooLongHeader() -> Item? {
    guard bytes.count - start >= Self.longestHeader else { return nil }
    remove(to: start + Self.longestHeader)
    isLost = true
    return .unreadable("a header has more than \(Self.longestHeader) bytes")
  }

  /// The number of bytes that a header announces; `nil` where it doesn't, or two numbers.
  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    let fields = header.split(separator: 0x0A).map { line in
      String(decoding: line, as: UTF8.self).split(separator: ":", maxSplits: 1).map(trimmed)
    }
    let lengths = fields.filter { $0.count == 2 && $0[0].lowercased() == "content-length" }.map { $0[1] }
    guard let digits = lengths.first, lengths.count == 1, !digits.isEmpty,
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
    else { return nil }
    return Int(digits)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.split(whereSeparator: \.isWhitespace).joined(separator: " "))
  }

  private mutating func remove(to offset: Int) {
    start = offset
    // Moving the rest costs, so that it isn't done for every message.
    guard start == bytes.count || start > 1 << 16 else { return }
    bytes.removeSubrange(..<start)
    start = 0
  }
}
