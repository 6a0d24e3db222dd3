internal import CatalogueAuthoring
internal import CatalogueSources
internal import Diagnostics

/// What is shown of a field, and of what its value names.
struct Hover {
  let isMarkdown: Bool

  /// - Parameters:
  ///   - field: what the schema says; `nil` where it knows no such field.
  ///   - target: what the value names.
  /// - Returns: `nil` where there is nothing to say.
  func text(_ field: EntryFields.Field?, _ target: Navigation.Target?) -> String? {
    let parts = [target.map(text), field.map { FieldText($0).hover(isMarkdown: isMarkdown) }]
      .compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: isMarkdown ? "\n\n---\n\n" : "\n\n")
  }

  private func text(_ target: Navigation.Target) -> String {
    switch target {
    case .entry(let entry, let collection):
      let name = entry.name?.value ?? entry.key
      return "\(strong(name)) (\(collection.word) \(entry.key))\n\n\(excerpt(entry.source))"
    case .category(let category):
      let words = category.words.isEmpty ? "" : ": \(category.words.joined(separator: ", "))"
      return "\(strong(category.name)) (category \(category.id.value))\(words)"
    case .file(let path): return strong(path)
    }
  }

  /// So many lines show what an entry is.
  private static let mostLines = 16

  /// The beginning of an entry's file, without the line for editors.
  private func excerpt(_ source: SourceText) -> String {
    let lines = source.text(source.start..<source.bytes.count).split(whereSeparator: \.isNewline)
      .filter { !$0.hasPrefix("#") }
    let shown =
      lines.prefix(Self.mostLines).map { String($0).truncatedLine }
      + (lines.count > Self.mostLines ? ["…"] : [])
    let text = shown.joined(separator: "\n")
    return isMarkdown ? "```yaml\n\(text)\n```" : text
  }

  private func strong(_ text: String) -> String { isMarkdown ? "**\(escaped(text))**" : text }

  /// Text in which no sign means anything in Markdown.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { $0 += "\\`*_{}[]<>#|".contains($1) ? "\\\($1)" : String($1) }
  }
}

extension String {
  /// A line of which no more is shown than fits.
  fileprivate var truncatedLine: String { count > 120 ? prefix(119) + "…" : self }
}
