internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// What a new brand file looks like: every required field. One that a person has to fill in has its description from
/// the schema as a comment.
struct BrandTemplate: Sendable {
  let schema: LocatedValue?
  let fields: BrandFields
  let settings: MarketSettings
  /// What editors find the schema by.
  let modeline: String

  private static let lineLength = 100

  /// The first line of an entry's file, which leads editors to the schema.
  static func modeline(of brand: SourceText?, in kind: String, _ collection: EntryCollection) -> String {
    let line = brand.map { String(decoding: $0.bytes.prefix { $0 != 0x0A && $0 != 0x0D }, as: UTF8.self) }
    return line.flatMap { $0.hasPrefix("# yaml-language-server:") ? $0 : nil }
      ?? "# yaml-language-server: $schema=../../../schemas/\(kind)/\(collection.schemaName)"
  }

  func node(_ draft: BrandDraft) -> YAMLNode {
    let logo = draft.hasLogo ? "\(draft.id).svg" : nil
    let color = draft.color.map { RGBText($0)?.text ?? $0 }
    let known: [(String?, String?)] = [
      (fields.id, draft.id), (fields.namePath?.name, draft.name), (fields.category, draft.category),
      (fields.bindings[.tileColor], color), (fields.bindings[.logo], logo),
    ]
    let texts = Dictionary(
      known.compactMap { name, text in name.flatMap { name in text.map { (name, $0) } } }
    ) { first, _ in first }
    let more = draft.hasLogo ? fields.bindings.besideLogo : []
    let node = YAMLNode(
      members(of: schema?.object, and: more, texts), comments: YAMLComments(before: [modeline]))
    return schema.map { FieldOrder($0).arranged(node) } ?? node
  }

  /// The fields that an object must have.
  /// - Parameters:
  ///   - record: its schema.
  ///   - texts: the texts that are known, by the names on the way to them: `name.en`.
  ///   - path: the names on the way to the object, with a full stop behind each.
  private func members(
    of record: LocatedObject?, and more: [String] = [], _ texts: [String: String], within path: String = ""
  ) -> YAMLNode.Content {
    let names = (record?["required"]?.array ?? []).compactMap(\.string) + more
    return .mapping(
      names.map { name in
        let text = texts[path + name].map { YAMLNode(.text($0)) }
        return YAMLNode.Field(name, text ?? unknown(name, record, texts, within: path))
      })
  }

  /// A field that is left to a person: null where that is allowed, and otherwise nothing between quotes.
  private func unknown(
    _ field: String, _ record: LocatedObject?, _ texts: [String: String], within path: String
  ) -> YAMLNode {
    let property = record?["properties"]?.object?[field]?.object
    let definition = Declaration.resolved(record?["properties"]?.object?[field], in: schema)?.object
    let type = definition?["type"]
    let types = type?.array?.compactMap(\.string) ?? [type?.string].compactMap(\.self)
    let content: YAMLNode.Content =
      if types.contains("null") { .null } else if types.contains("array") {
        .sequence([YAMLNode(.text(""))])
      } else if types.contains("object") {
        members(of: definition, texts, within: "\(path)\(field).")
      } else { .text("") }
    let title = (property?["title"] ?? definition?["title"])?.string
    let categories = settings.categories.map(\.id.value).joined(separator: ", ")
    let text =
      path + field == fields.category
      ? "one of \(categories)" : (property?["description"] ?? definition?["description"])?.string
    let words = [title, text].compactMap(\.self).joined(separator: ": ")
    return YAMLNode(content, comments: YAMLComments(before: Self.wrapped(words)))
  }

  /// Whether a value is nothing between quotes, or a list of that.
  static func isOpen(_ value: YAMLNode) -> Bool {
    switch value.content {
    case .text(let text): text.isEmpty
    case .sequence(let items): items.contains(where: isOpen)
    case .mapping(let fields): fields.contains { isOpen($0.value) }
    case .null, .bool, .number: false
    }
  }

  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + word.count < lineLength {
        lines[lines.count - 1] = "\(line) \(word)"
      } else {
        lines.append("# \(word)")
      }
    }
    return lines
  }
}
