internal import CatalogueAuthoring
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// What there is to be typed.
extension Completion {
  /// What may be typed at a position.
  func items(at position: TypingPosition) -> [Item] {
    let steps = position.steps
    switch position.part {
    case .name where schema.isList(at: steps):
      let taken = taken(at: position, in: steps)
      return elements(at: steps + [.element], besides: [], taken).map { $0.inserting("- ") }
    case .name: return fields(at: steps, besides: position.siblings, hasColon: position.hasColon)
    case .value where position.isFilledBelow: return []
    case .value where schema.isList(at: steps):
      return values(at: steps + [.element], besides: []).map { $0.inserting("[", "]") }
        + constants(at: steps)
    case .value: return values(at: steps, besides: taken(at: position, in: steps.dropLast()))
    case .element:
      return elements(at: steps, besides: position.siblings, taken(at: position, in: steps.dropLast()))
    }
  }

  /// The values that the list at some steps has, and can't have again.
  private func taken(at position: TypingPosition, in steps: some Collection<FieldStep>) -> Set<String> {
    schema.isSet(at: steps) ? position.elements : []
  }

  /// What an element of a list can begin with.
  private func elements(
    at steps: [FieldStep], besides siblings: Set<String>, _ taken: Set<String>
  ) -> [Item] {
    let isObject = schema.declaration(at: steps)?["properties"] != nil
    return isObject
      ? fields(at: steps, besides: siblings, hasColon: false) : values(at: steps, besides: taken)
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

  /// - Parameter taken: the values that aren't meant.
  private func values(at steps: [FieldStep], besides taken: Set<String>) -> [Item] {
    let items = (words(at: steps) + names(at: steps)).filter { !taken.contains($0.value) }
    let known = Set(items.map(\.label))
    return items + constants(at: steps).filter { !known.contains($0.label) }
  }

  /// The words of an enumeration.
  private func words(at steps: [FieldStep]) -> [Item] {
    let meanings = schema.field(at: steps)?.meanings ?? []
    return (schema.declaration(at: steps)?["enum"]?.array ?? []).compactMap { word in
      Self.written(word).map { written in
        Item(
          label: written, kind: .word, detail: meanings.first { $0.word == word.string }?.title,
          text: word.string, inserted: written)
      }
    }
  }

  /// The ids and files that there are.
  private func names(at steps: [FieldStep]) -> [Item] {
    let known = choices?.of { schema.keyword($0, at: steps) } ?? []
    let kind = schema.keyword("x-asset", at: steps) == nil ? Kind.reference : .file
    return known.filter { $0.value != ownID }.sorted { $0.value < $1.value }.map { choice in
      Item(
        label: choice.value, kind: kind, detail: choice.name, inserted: YAMLWriter.scalar(choice.value),
        alsoFoundBy: choice.name)
    }
  }

  /// What needs no list of values.
  private func constants(at steps: [FieldStep]) -> [Item] {
    let types = schema.declaration(at: steps)?.types ?? []
    return ["true", "false", "null"].filter { types.contains($0 == "null" ? $0 : "boolean") }.map {
      Item(label: $0, kind: .word, detail: nil, inserted: $0)
    }
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
}
