internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// Ids that follow from other texts of their entries.
extension Rule {
  package static let spelling = Rule(
    "E711", .error, "An id is spelt from the texts that its schema names, as kind.yaml says it.",
    entries: { context in
      let id = context.schema.entry.fields[context.schema.id]
      guard let said = id.spelling, let spelling = context.kind.spellings[said.by] else {
        return { _ in [] }
      }
      return { context.misspelt($0, said.of, spelling) }
    })
}

extension CollectionContext {
  /// What is wrong with an entry's id.
  /// - Parameter field: the field with the texts of which it is spelt.
  fileprivate func misspelt(_ brand: BrandSource, _ field: String, _ spelling: Spelling) -> [Finding] {
    guard let id = brand.id, brand.object[field] != nil, !unresolved.mayHave(field, in: brand.source) else {
      return []
    }
    let texts = brand.object.texts(field)
    let unknown = texts.filter { !spelling.knows($0.value) }
    let expected = spelling.id(of: texts.map(\.value))
    guard unknown.isEmpty else {
      return unknown.map {
        Finding(
          "\"\($0.value)\" has no name in the spelling \(spelling.name)", at: brand.location($0.span),
          fix: "correct it, or add its name to kind.yaml")
      }
    }
    guard !id.value.hasSameBytes(as: expected) else { return [] }
    return [
      Finding(
        "id \"\(id.value)\" must be \"\(expected)\": that is how kind.yaml spells \(field)",
        at: brand.location(id.span), fix: "rename the file and the id, or correct \(field)")
    ]
  }
}
