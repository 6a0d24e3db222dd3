internal import Diagnostics

/// The tags of a template in their order.
package struct TemplateTags: Sequence, IteratorProtocol {
  /// What is between two pairs of braces.
  package struct Tag {
    /// The text between the braces; `nil` where none close it.
    package let text: String?
    /// With the braces.
    package let span: Range<Int>

    /// The name of the template that the tag includes, if it includes one.
    var partial: String? {
      guard let text, text.first == ">" else { return nil }
      return String(text.dropFirst().drop { $0 == " " })
    }
  }

  private let bytes: [UInt8]
  private var offset: Int

  package init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  package mutating func next() -> Tag? {
    guard let start = bytes.firstIndex(of: "{{", from: offset) else { return nil }
    guard let end = bytes.firstIndex(of: "}}", from: start) else {
      offset = bytes.count
      return Tag(text: nil, span: start..<start + 2)
    }
    offset = end + 2
    return Tag(text: String(decoding: bytes[start + 2..<end], as: UTF8.self), span: start..<end + 2)
  }
}

extension [UInt8] {
  /// The first index of two bytes in a row, from one on.
  fileprivate func firstIndex(of pair: StaticString, from start: Int) -> Int? {
    let (first, second) = (pair.utf8Start[0], pair.utf8Start[1])
    return withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return nil }
      var byte = base + start
      let last = base + bytes.count - 1
      while byte < last {
        if byte.pointee == first, (byte + 1).pointee == second { return byte - base }
        byte += 1
      }
      return nil
    }
  }
}

/// The text of a template with all that it includes. Mustache's own includes don't allow `+` in a name.
enum TemplateText {
  /// A missing template is left out; ``TemplateCheck`` reports it, and a template that includes itself.
  static func text(of name: String, in templates: [String: SourceText]) -> [UInt8] {
    guard let template = templates[name] else { return [] }
    var text: [UInt8] = []
    append(template, in: templates, to: &text)
    return text
  }

  private static func append(
    _ template: SourceText, in templates: [String: SourceText], to text: inout [UInt8]
  ) {
    let bytes = template.bytes
    var offset = 0
    for tag in TemplateTags(bytes) {
      guard let partial = tag.partial.flatMap({ templates[$0] }) else { continue }
      text += bytes[offset..<tag.span.lowerBound]
      append(partial, in: templates, to: &text)
      offset = tag.span.upperBound
      // One line feed, not one of each.
      if text.last == 0x0A, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
    }
    text += bytes[offset...]
  }
}
