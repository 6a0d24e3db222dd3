/// An element to be written. Nothing needs escaping, because no value comes from outside: all are numbers, keywords,
/// path data and ids that begin with a ``LogoSlug``.
struct MarkupElement: Hashable {
  var name: String
  var attributes: [MarkupAttribute]
  var children: [MarkupElement]

  /// An element with attributes in this order, without those that are `nil`.
  init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], children: [MarkupElement] = []) {
    self.name = name
    self.attributes = .present(attributes)
    self.children = children
  }

  /// Appends the element on one line, in as few bytes as possible.
  func write(to text: inout [UInt8]) {
    writeStartTag(to: &text)
    guard !children.isEmpty else { return }
    for child in children { child.write(to: &text) }
    writeEndTag(to: &text)
  }

  /// Appends the element for people to read, with a line for each tag and two spaces for each level.
  func writeLines(to text: inout [UInt8], depth: Int = 0) {
    let indent = repeatElement(UInt8(ascii: " "), count: 2 * depth)
    text += indent
    writeStartTag(to: &text)
    text.append(UInt8(ascii: "\n"))
    guard !children.isEmpty else { return }
    for child in children { child.writeLines(to: &text, depth: depth + 1) }
    text += indent
    writeEndTag(to: &text)
    text.append(UInt8(ascii: "\n"))
  }

  private func writeStartTag(to text: inout [UInt8]) {
    text.append(UInt8(ascii: "<"))
    text += name.utf8
    for attribute in attributes {
      text.append(UInt8(ascii: " "))
      text += attribute.name.utf8
      text += "=\"".utf8
      text += attribute.value.utf8
      text.append(UInt8(ascii: "\""))
    }
    text += (children.isEmpty ? "/>" : ">").utf8
  }

  private func writeEndTag(to text: inout [UInt8]) {
    text += "</".utf8
    text += name.utf8
    text.append(UInt8(ascii: ">"))
  }
}

/// An attribute to be written.
struct MarkupAttribute: Hashable {
  var name: String
  var value: String
}

extension [UInt8] {
  /// The same in no more memory than it takes: the files of all logos are kept until they are written.
  var fitted: [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, length in
      length = buffer.update(fromContentsOf: self)
    }
  }
}

extension [MarkupAttribute] {
  /// The attributes that aren't `nil`, in their order.
  static func present(_ attributes: KeyValuePairs<String, String?>) -> Self {
    attributes.compactMap { name, value in value.map { MarkupAttribute(name: name, value: $0) } }
  }
}
