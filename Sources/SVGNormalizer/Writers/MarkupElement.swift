/// An element to be written. Nothing in it is ever escaped, because no value comes from outside: all are numbers, words
/// of our own, path data and ids that begin with a ``LogoSlug``.
struct MarkupElement: Hashable {
  var name: String
  var attributes: [MarkupAttribute]
  var children: [MarkupElement]

  /// An element with attributes in this order; those whose value is `nil` are defaults, and left out.
  init(_ name: String, _ attributes: KeyValuePairs<String, String?> = [:], children: [MarkupElement] = []) {
    self.name = name
    self.attributes = .present(attributes)
    self.children = children
  }

  /// Adds the element's text in as few bytes as can be, on one line.
  func write(to text: inout String) {
    openTag(to: &text, isEmpty: children.isEmpty)
    guard !children.isEmpty else { return }
    for child in children { child.write(to: &text) }
    text += "</\(name)>"
  }

  /// Adds the element's text for people to read: a line for each tag, two spaces for each level.
  func writeLines(to text: inout String, depth: Int = 0) {
    let indent = String(repeating: "  ", count: depth)
    text += indent
    openTag(to: &text, isEmpty: children.isEmpty)
    text += "\n"
    guard !children.isEmpty else { return }
    for child in children { child.writeLines(to: &text, depth: depth + 1) }
    text += "\(indent)</\(name)>\n"
  }

  private func openTag(to text: inout String, isEmpty: Bool) {
    text += "<"
    text += name
    // One by one: a value may be tens of thousands of bytes long, and is copied only once.
    for attribute in attributes {
      text += " "
      text += attribute.name
      text += "=\""
      text += attribute.value
      text += "\""
    }
    text += isEmpty ? "/>" : ">"
  }
}

/// An attribute to be written.
struct MarkupAttribute: Hashable {
  var name: String
  var value: String
}

extension [MarkupAttribute] {
  /// The attributes that have a value, in their order.
  static func present(_ attributes: KeyValuePairs<String, String?>) -> Self {
    attributes.compactMap { name, value in value.map { MarkupAttribute(name: name, value: $0) } }
  }
}
