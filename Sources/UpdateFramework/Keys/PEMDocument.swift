/// One document in PEM (RFC 7468), with nothing before or after it but empty lines.
struct PEMDocument {
  /// What the document says it is: `PUBLIC KEY`, for one.
  let label: String
  private let body: [UInt8]

  /// Far more than the longest key that is of use.
  private static let longest = 16 * 1024
  private static let lineLength = 64
  private static let dashes = Array("-----".utf8)
  private static let begin = Array("-----BEGIN ".utf8)

  /// The bytes in it; `nil` where they aren't in Base64.
  var contents: [UInt8]? { Base64.bytes(of: body) }

  /// The document as RFC 7468 wants it written: lines of 64 characters, each with a line feed.
  var text: String {
    var lines = [Self.begin + label.utf8 + Self.dashes]
    for start in stride(from: 0, to: body.count, by: Self.lineLength) {
      lines.append(Array(body[start...].prefix(Self.lineLength)))
    }
    lines.append(Self.end(of: label))
    return lines.map { String(decoding: $0, as: UTF8.self) + "\n" }.joined()
  }

  init(label: String, contents: [UInt8]) {
    self.label = label
    body = Base64.text(of: contents)
  }

  /// Reads a document whose lines are of any length and end as on Unix or on Windows.
  init(_ text: String) throws(PEMError) {
    guard text.utf8.count <= Self.longest else { throw .noDocument }
    let lines = Self.lines(of: text)
    guard let first = lines.firstIndex(where: { $0.starts(with: Self.begin) }),
      lines[first].count >= Self.begin.count + Self.dashes.count,
      lines[first].suffix(Self.dashes.count).elementsEqual(Self.dashes)
    else { throw .noDocument }
    label = String(
      decoding: lines[first].dropFirst(Self.begin.count).dropLast(Self.dashes.count), as: UTF8.self)
    let end = Self.end(of: label)
    guard let last = lines[first...].firstIndex(where: { $0.elementsEqual(end) }) else { throw .noEnd }
    guard first == lines.startIndex, last == lines.endIndex - 1 else { throw .surroundingText }
    body = Array(lines[first...last].dropFirst().dropLast().joined())
  }

  private static func end(of label: String) -> [UInt8] { Array("-----END ".utf8) + label.utf8 + dashes }

  private static func lines(of text: String) -> [ArraySlice<UInt8>] {
    Array(text.utf8).split(separator: UInt8(ascii: "\n"))
      .map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
      .filter { !$0.isEmpty }
  }
}
