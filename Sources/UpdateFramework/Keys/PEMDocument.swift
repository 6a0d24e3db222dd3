/// A text that is one PEM document (RFC 7468), with at most empty lines before and after.
struct PEMDocument {
  /// The document's label, such as `PUBLIC KEY`.
  let label: String
  private let body: [UInt8]

  /// Far longer than any usable key.
  private static let longest = 16 * 1024
  private static let lineLength = 64
  private static let dashes = Array("-----".utf8)
  private static let begin = Array("-----BEGIN ".utf8)

  /// The decoded contents; `nil` when they aren't Base64.
  var contents: [UInt8]? { Base64.bytes(of: body) }

  /// The document as RFC 7468 requires: lines of 64 characters, each with a line feed.
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

  /// Reads a document with lines of any length, and line ends of Unix or Windows.
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

/// Why a text isn't one PEM document.
enum PEMError: Error, Hashable {
  /// No line begins a document, or the text is too long for a key.
  case noDocument
  /// The line that ends the document is missing.
  case noEnd
  /// There is text before or after the document.
  case surroundingText
}
