internal import CatalogueSources

/// Writes literals in one language: on one line where they fit, else with a line for each element.
struct LiteralWriter {
  private let style: LiteralStyle
  private let identifiers: IdentifierStyle
  private let idTypes: [String: String]
  private let categoryType: String?
  private var text: [UInt8] = []

  private static let lineLength = 100

  /// Several values, each beginning on a line of its own; `level` is the indentation of those lines.
  static func text(_ literals: [Literal], level: Int, in language: OutputLanguage) -> String {
    String(decoding: bytes(literals, level: level, in: language), as: UTF8.self)
  }

  /// The same in UTF-8.
  static func bytes(_ literals: [Literal], level: Int, in language: OutputLanguage) -> [UInt8] {
    var writer = LiteralWriter(language)
    writer.appendLines(literals, level: level) { $0.append($1, level: level) }
    return writer.text
  }

  /// What is between two values of several.
  static func separator(level: Int, in language: OutputLanguage) -> [UInt8] {
    var writer = LiteralWriter(language)
    writer.appendSeparator(level: level)
    return writer.text
  }

  /// A value on one line.
  static func line(_ literal: Literal, in language: OutputLanguage) -> String {
    var writer = LiteralWriter(language)
    _ = writer.appendInline(literal, limit: .max)
    return String(decoding: writer.text, as: UTF8.self)
  }

  private init(_ language: OutputLanguage) {
    style = language.literals
    identifiers = language.identifiers
    (idTypes, categoryType) = (language.idTypes, language.categoryType)
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
      open(type)
      appendBroken(written(fields), level: level) { writer, field in
        writer.append(name: field.name)
        writer.append(field.value, level: level + 1)
      }
      close()
    default: _ = appendInline(literal, limit: .max)
    }
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
      if index > 0 { appendSeparator(level: level) }
      write(&self, element)
    }
  }

  private mutating func appendSeparator(level: Int) {
    append(",")
    appendLineBreak(level: level)
  }

  private mutating func appendLineBreak(level: Int) {
    text.append(0x0A)
    text.append(contentsOf: repeatElement(0x20, count: level * style.indentation))
  }

  private mutating func append(_ string: String) { text.append(contentsOf: string.utf8) }

  private mutating func append(string value: String) { style.append(string: value, to: &text) }

  // MARK: Records

  /// The fields that are written.
  private func written(_ fields: [Literal.Field]) -> [Literal.Field] {
    guard case .call = style.record else { return fields }
    return fields.filter { !$0.isDefault && !($0.isDerived && style.hasTypes) }
  }

  private mutating func open(_ type: String) {
    switch style.record {
    case .call:
      append(type)
      append("(")
    case .object: append("{")
    }
  }

  private mutating func close() {
    if case .call = style.record { append(")") } else { append("}") }
  }

  private mutating func append(name: String) {
    switch style.record {
    case .call(let separator):
      append(name)
      append(separator)
    case .object(let quotesNames):
      append(quotesNames ? "\"\(name)\"" : name)
      append(": ")
    }
  }

  // MARK: On one line

  /// Writes a value on one line; `false`, with some of it written, when the text grows beyond `limit` bytes.
  private mutating func appendInline(_ literal: Literal, limit: Int) -> Bool {
    switch literal {
    case .null: append(style.words.null)
    case .string(let string): append(string: string)
    case .id(let id, let collection):
      let type = style.callsIDs ? idTypes[collection] : nil
      if let type { append("\(type)(") }
      append(string: id)
      if type != nil { append(")") }
    case .integer(let number): append(String(number))
    case .bool(let flag): append(flag ? style.words.true : style.words.false)
    case .choice(let type, let id): append(choice: id, of: type)
    case .category(let id):
      if let categoryType, style.hasCategories {
        append(choice: id, of: categoryType)
      } else {
        append(string: id)
      }
    case .color(let text):
      if style.hasTypes { append("RGBColor(0x\(text.dropFirst()))") } else { append(string: text) }
    case .day(let text, let isNullable):
      if style.hasTypes { append("CalendarDate(") }
      append(string: text)
      if style.hasTypes { append(isNullable ? ")" : ") ?? .earliest") }
    case .list(let elements):
      append(style.list.open)
      guard appendInline(elements, { $0.appendInline($1, limit: limit) }) else { return false }
      append(style.list.close)
    case .record(let type, let fields):
      open(type)
      let isWhole = appendInline(written(fields)) { writer, field in
        writer.append(name: field.name)
        return writer.appendInline(field.value, limit: limit)
      }
      guard isWhole else { return false }
      close()
    }
    return text.count <= limit
  }

  private mutating func appendInline<Element>(
    _ elements: [Element], _ write: (inout LiteralWriter, Element) -> Bool
  ) -> Bool {
    for (index, element) in elements.enumerated() {
      if index > 0 { append(", ") }
      guard write(&self, element) else { return false }
    }
    return true
  }

  private mutating func append(choice id: String, of type: String) {
    switch style.choice {
    case .text: return append(string: id)
    case .qualified: append(type)
    case .dotted: break
    }
    append(".")
    append(identifiers.enumerationCase(id: id))
  }
}
