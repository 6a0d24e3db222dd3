internal import CatalogueAuthoring
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// What may be typed at a place of a file: fields, the words of an enumeration, and the ids and files that there are.
struct Completion {
  let schema: FileSchema
  let text: DocumentText
  /// The values that references may have; `nil` where the sources can't be read.
  let choices: FieldChoices?
  /// The id of the file's own entry, which it doesn't refer to.
  let ownID: String

  /// The numbers that the protocol gives to kinds of items.
  private enum Kind: Int {
    case field = 5
    case word = 20
    case reference = 18
    case file = 17
  }

  /// More than anybody reads: a longer list is cut, and asked for again with every letter.
  static let longestList = 500

  /// One thing that may be typed.
  private struct Item {
    let label: String
    let kind: Kind
    let detail: String?
    var documentation: String? = nil
    var inserted: String
    /// Whether people who type it would look for its other name too.
    var alsoFoundBy: String? = nil
  }

  /// The list of what may be typed at an offset.
  func list(at offset: Int) -> LocatedValue {
    guard let position = TypingPosition(offset, in: text.bytes) else { return Self.list([], isCut: false) }
    let typed = text.bytes[position.span].prefix(max(0, offset - position.span.lowerBound))
    let wanted = String(decoding: typed, as: UTF8.self).filter { !"\"'".contains($0) }.lowercased()
    let items = items(at: position)
    let isLong = items.count > Self.longestList
    let fitting = isLong ? items.filter { Self.fits($0, wanted) } : items
    return Self.list(
      fitting.prefix(Self.longestList).enumerated().map { number, item in
        value(item, number, replacing: position.span)
      }, isCut: isLong || choices == nil)
  }

  private static func fits(_ item: Item, _ wanted: String) -> Bool {
    wanted.isEmpty || item.label.lowercased().contains(wanted)
      || item.alsoFoundBy?.lowercased().contains(wanted) ?? false
  }

  private func items(at position: TypingPosition) -> [Item] {
    switch position.part {
    case .name:
      let declaration = schema.declaration(at: position.steps)
      if declaration?.types.contains("array") ?? false {
        return elements(at: position.steps + [.element], besides: []).map { item in
          var item = item
          item.inserted = "- \(item.inserted)"
          return item
        }
      }
      return fields(at: position.steps, besides: position.siblings, hasColon: position.hasColon)
    case .value: return values(at: position.steps)
    case .element: return elements(at: position.steps, besides: position.siblings)
    }
  }

  /// What an element of a list can begin with.
  private func elements(at steps: [FieldStep], besides siblings: Set<String>) -> [Item] {
    let isObject = schema.declaration(at: steps)?["properties"] != nil
    return isObject ? fields(at: steps, besides: siblings, hasColon: false) : values(at: steps)
  }

  private func fields(at steps: [FieldStep], besides siblings: Set<String>, hasColon: Bool) -> [Item] {
    schema.fields(at: steps).filter { !siblings.contains($0.name) }.map { field in
      Item(
        label: field.name, kind: .field, detail: field.title, documentation: FieldText(field).sentences,
        inserted: hasColon
          ? field.name : field.name + ":" + (hasOwnLines(steps + [.key(field.name)]) ? "" : " "))
    }
  }

  /// Whether a field's value is on the lines below.
  private func hasOwnLines(_ steps: [FieldStep]) -> Bool {
    let types = schema.declaration(at: steps)?.types ?? []
    return types == ["array"] || types == ["object"]
  }

  private func values(at steps: [FieldStep]) -> [Item] {
    guard let declaration = schema.declaration(at: steps) else { return [] }
    let field = schema.field(at: steps)
    var items = (declaration["enum"]?.array ?? []).compactMap { word in
      Self.written(word).map { written in
        Item(
          label: written, kind: .word, detail: field?.meanings.first { $0.word == word.string }?.title,
          inserted: written)
      }
    }
    if let known = choices?.of({ schema.keyword($0, at: steps) }) {
      let isFile = schema.keyword("x-asset", at: steps) != nil
      items += known.filter { $0.value != ownID }.sorted { $0.value < $1.value }.map { choice in
        Item(
          label: choice.value, kind: isFile ? .file : .reference, detail: choice.name,
          inserted: YAMLWriter.scalar(choice.value), alsoFoundBy: choice.name)
      }
    }
    let flags = declaration.types.contains("boolean") ? ["true", "false"] : []
    let null = declaration.types.contains("null") ? ["null"] : []
    let known = Set(items.map(\.label))
    items += (flags + null).filter { !known.contains($0) }.map {
      Item(label: $0, kind: .word, detail: nil, inserted: $0)
    }
    return items
  }

  private static func written(_ value: LocatedValue) -> String? {
    switch value.content {
    case .string(let text): YAMLWriter.scalar(text)
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.literal
    case .null: "null"
    case .array, .object: nil
    }
  }

  private func value(_ item: Item, _ number: Int, replacing span: Range<Int>) -> LocatedValue {
    let order = String(number)
    // YAML asks for a space behind them.
    let signs = [UInt8(ascii: ":"), UInt8(ascii: "-")]
    let isTight = span.lowerBound > 0 && signs.contains(text.bytes[span.lowerBound - 1])
    return .object(of: [
      ("label", .text(item.label)), ("kind", .integer(item.kind.rawValue)),
      ("detail", item.detail.map { .text($0) }), ("documentation", item.documentation.map { .text($0) }),
      ("sortText", .text(String(repeating: "0", count: max(0, 5 - order.count)) + order)),
      ("filterText", .text([item.label, item.alsoFoundBy].compactMap(\.self).joined(separator: " "))),
      (
        "textEdit",
        .object([("range", text.range(span)), ("newText", .text((isTight ? " " : "") + item.inserted))])
      ),
    ])
  }

  private static func list(_ items: [LocatedValue], isCut: Bool) -> LocatedValue {
    .object([("isIncomplete", .bool(isCut)), ("items", .array(items))])
  }
}
