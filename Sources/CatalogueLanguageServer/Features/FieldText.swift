internal import CatalogueAuthoring

/// What a schema says of a field, in words.
struct FieldText {
  private let field: EntryFields.Field

  init(_ field: EntryFields.Field) { self.field = field }

  /// What is allowed, whether it has to be there, and an example, each on a line.
  var sentences: String {
    var lines = field.description.isEmpty ? [] : [Self.sentence(field.description)]
    switch field.presence {
    case .required: lines.append("Required.")
    case .requiredWith(let other): lines.append("Required where there is \(other).")
    case .defaultValue(let value): lines.append("Where it is left out: \(value).")
    case .derived: lines.append("Where it is left out, the build derives it.")
    case .optional: break
    }
    if field.place == .sourcesAlone { lines.append("It isn't published.") }
    return lines.joined(separator: "\n")
  }

  /// The same under the field's name, in Markdown or without signs.
  func hover(isMarkdown: Bool) -> String {
    let title = isMarkdown ? "**\(field.name)**: \(field.title)" : "\(field.name): \(field.title)"
    let words = field.meanings.map {
      isMarkdown ? "- `\($0.word)`: \($0.title)" : "- \($0.word): \($0.title)"
    }
    let code = isMarkdown ? "`\(field.example)`" : field.example
    let example = field.example.isEmpty ? "" : "For example: \(code)"
    let lineEnd = isMarkdown ? "  \n" : "\n"
    return [
      title, sentences.split(separator: "\n").joined(separator: lineEnd), words.joined(separator: "\n"),
      example,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
