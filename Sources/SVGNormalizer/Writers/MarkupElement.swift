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
  func write(to text: inout String) {
    writeStartTag(to: &text)
    guard !children.isEmpty else { return }
    for child in children { child.write(to: &text) }
    text += "</\(name)>"
  }

  /// Appends the element for people to read, with a line for each tag and two spaces for each level.
  func writeLines(to text: inout String, depth: Int = 0) {
    let indent = String(repeating: "  ", count: depth)
    text += indent
    writeStartTag(to: &text)
    text += "\n"
    guard !children.isEmpty else { return }
    for child in children { child.writeLines(to: &text, depth: depth + 1) }
    text += "\(indent)</\(name)>\n"
  }

  private func writeStartTag(to text: inout String) {
    text += "<"
    text += name
    // One by one, so that a value of tens of thousands of bytes is copied only once.
    for attribute in attributes {
      text += " "
      text += attribute.name
      text += "=\""
      text += attribute.value
      text += "\""
    }
    text += children.isEmpty ? "/>" : ">"
  }
}

/// An attribute to be written.
struct MarkupAttribute: Hashable {
  var name: String
  var value: String
}

extension [MarkupAttribute] {
  /// The attributes that aren't `nil`, in their order.
  static func present(_ attributes: KeyValuePairs<String, String?>) -> Self {
    attributes.compactMap { name, value in value.map { MarkupAttribute(name: name, value: $0) } }
  }
}
