@testable import SVGNormalizer

/// Prints a tree with one tag on each line, so that people can compare two trees.
enum MarkupPrinter {
  static func text(_ element: SVGElement, indent: String = "") -> String {
    let name = (element.namespace == .svg ? "" : "foreign:") + element.name
    let attributes = element.attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    let inner = indent + "  "
    let letters = element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let content =
      (letters.isEmpty ? "" : inner + letters + "\n")
      + element.children.map { text($0, indent: inner) }.joined()
    if content.isEmpty { return "\(indent)<\(name)\(attributes)/>\n" }
    return "\(indent)<\(name)\(attributes)>\n\(content)\(indent)</\(name)>\n"
  }
}
