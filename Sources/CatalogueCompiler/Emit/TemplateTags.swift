/// The tags of a template in their order.
struct TemplateTags: Sequence, IteratorProtocol {
  /// What stands between two pairs of braces.
  struct Tag {
    /// What is between the braces; `nil` where there are none that close them.
    let text: String?
    /// With the braces.
    let span: Range<Int>

    /// The name of the template that the tag includes, if it is of that kind.
    var partial: String? {
      guard let text, text.first == ">" else { return nil }
      return String(text.dropFirst().drop { $0 == " " })
    }
  }

  private let bytes: [UInt8]
  private var offset: Int

  init(_ bytes: [UInt8], from offset: Int = 0) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func next() -> Tag? {
    guard let start = bytes[offset...].firstIndex(of: "{{") else { return nil }
    guard let end = bytes[start...].firstIndex(of: "}}") else {
      offset = bytes.count
      return Tag(text: nil, span: start..<start + 2)
    }
    offset = end + 2
    return Tag(text: String(decoding: bytes[start + 2..<end], as: UTF8.self), span: start..<end + 2)
  }
}

extension ArraySlice<UInt8> {
  /// Where two bytes stand one after the other for the first time.
  fileprivate func firstIndex(of pair: StaticString) -> Int? {
    let (first, second) = (pair.utf8Start[0], pair.utf8Start[1])
    var index = startIndex
    while index + 1 < endIndex {
      if self[index] == first, self[index + 1] == second { return index }
      index += 1
    }
    return nil
  }
}
