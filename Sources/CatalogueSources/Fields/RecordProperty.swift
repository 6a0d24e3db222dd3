package import StrictJSON

/// A property that the schema of a record declares: of its source form, or of its published form alone.
package struct RecordProperty {
  package let member: LocatedObject.Member
  package let declaration: Declaration
  /// Whether every record has it.
  package let isRequired: Bool
  /// Whether source files have it.
  package let isInSources: Bool

  /// Whether the published catalogue has it (`x-published`).
  package var isPublished: Bool { declaration["x-published"]?.bool != false }

  /// The name of the property that it is published behind, where only the published form has it (`x-derived`).
  var after: LocatedValue? { isInSources ? nil : declaration["x-derived"]?.object?["after"] }
}

extension Declaration {
  /// The properties of a record in their order: that of its files, and those that only the published form has behind
  /// the ones that they follow.
  /// - Parameter root: the whole schema, which has the definitions.
  /// - Returns: the properties, and those that follow nothing that is published.
  package func properties(in root: LocatedValue) -> (ordered: [RecordProperty], homeless: [RecordProperty]) {
    let required = Set(self["required"]?.array?.compactMap(\.string) ?? [])
    var ordered = (self["properties"]?.object?.members ?? []).map {
      RecordProperty(
        member: $0, declaration: Declaration($0.value, in: root), isRequired: required.contains($0.key),
        isInSources: true)
    }
    var homeless: [RecordProperty] = []
    for member in self["x-derived-properties"]?.object?.members ?? [] {
      let property = RecordProperty(
        member: member, declaration: Declaration(member.value, in: root), isRequired: true, isInSources: false
      )
      let after = property.after?.string
      if let index = ordered.firstIndex(where: { $0.isPublished && $0.member.key == after }) {
        ordered.insert(property, at: index + 1)
      } else {
        homeless.append(property)
      }
    }
    return (ordered, homeless)
  }
}
