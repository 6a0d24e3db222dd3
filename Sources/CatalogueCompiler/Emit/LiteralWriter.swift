/// Writes literals in one language: what fits on a line stays on it, the rest has a line for each element.
struct LiteralWriter {
  private let style: LiteralStyle
  private let identifiers: IdentifierStyle
  private var text: [UInt8] = []

  private static let lineLength = 100

  /// Several values, each beginning on a line of its own; `level` is the indentation of those lines.
  static func text(_ literals: [Literal], level: Int, in language: OutputLanguage) -> String {
    var writer = LiteralWriter(language)
    writer.appendLines(literals, level: level) { $0.append($1, level: level) }
    return String(decoding: writer.text, as: UTF8.self)
  }

  private init(_ language: OutputLanguage) {
    style = language.literals
    identifiers = language.identifiers
  }

  private mutating func append(_ literal: Literal, level: Int) {
    let start = text.count
    if appendInline(literal, limit: start + Self.lineLength - level * style.indentation) { return }
    text.removeSubrange(start...)
    switch literal {
    case .list(let elements):
      append(style.list.open)
      appendBroken(elements, level: level) { $0.append($1, level: level + 1) }
      append(style.list.close)
    case .record(let type, let fields):
      append(type)
      append("(")
      appendBroken(fields, level: level) { $0.append($1.name, $1.value, level: level + 1) }
      append(")")
    default: _ = appendInline(literal, limit: .max)
    }
  }

  private mutating func append(_ name: String, _ value: Literal, level: Int) {
    append(name)
    append(style.fieldSeparator)
    append(value, level: level)
  }

  private mutating func appendBroken<Element>(
    _ elements: [Element], level: Int, _ write: (inout LiteralWriter, Element) -> Void
  ) {
    appendLineBreak(level: level + 1)
    appendLines(elements, level: level + 1, write)
    appendLineBreak(level: level)
  }

  private mutating func appendLines<Element>(
    _ elements: [Element], level: Int, _ write: (inout LiteralWriter, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 {
        append(",")
        appendLineBreak(level: level)
      }
      write(&self, element)
    }
  }

  private mutating func appendLineBreak(level: Int) {
    text.append(0x0A)
    text.append(contentsOf: repeatElement(0x20, count: level * style.indentation))
  }

  private mutating func append(_ string: String) { text.append(contentsOf: string.utf8) }

  /// Writes a value on one line; `false`, with some of it written, when the text grows beyond `limit` bytes.
  private mutating func appendInline(_ literal: Literal, limit: Int) -> Bool {
    switch literal {
    case .string(let string): append(style.string(string))
    case .integer(let number): append(String(number))
    case .bool(let flag): append(flag ? "true" : "false")
    case .choice(let type, let id):
      if style.choice == .qualified { append(type) }
      append(".")
      append(identifiers.enumerationCase(id: id))
    case .list(let elements):
      append(style.list.open)
      for (index, element) in elements.enumerated() {
        if index > 0 { append(", ") }
        guard appendInline(element, limit: limit) else { return false }
      }
      append(style.list.close)
    case .record(let type, let fields):
      append(type)
      append("(")
      for (index, field) in fields.enumerated() {
        if index > 0 { append(", ") }
        append(field.name)
        append(style.fieldSeparator)
        guard appendInline(field.value, limit: limit) else { return false }
      }
      append(")")
    }
    return text.count <= limit
  }
}
