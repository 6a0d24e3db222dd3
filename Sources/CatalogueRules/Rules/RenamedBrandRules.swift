internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// What is written in a file that is a tombstone since the last release. Of tombstones nothing but the name is published:
/// where one person renames a brand and another one changes it, git puts the change into the file that has ended.
extension Rule {
  package static let renamedContent = Rule(
    "W224", .warning,
    "A brand that was renamed since the last release says nothing new that the brand which replaces it doesn't say.",
    sources: { context in
      guard let released = context.released else { return [] }
      let renamed = context.brands.filter {
        $0.status == .renamed && context.knowsStatus(of: $0) && released.tombstones[$0.key] == nil
      }
      return renamed.flatMap { brand -> [Finding] in
        guard let before = released.entry(brand.key), let id = brand.replacedBy?.value,
          let successor = context.brandsByID[id]
        else { return [] }
        return context.changes(of: brand, since: before, besides: successor)
      }
    })
}

extension SourceContext {
  /// A finding at each field that changed in an entry, and isn't the same in the one that replaces it.
  fileprivate func changes(
    of brand: BrandSource, since before: LocatedObject, besides successor: BrandSource
  ) -> [Finding] {
    let entry = schema.entry
    return entry.fields.indices.compactMap { index in
      let field = entry.fields[index]
      guard field.isInSources, field.assetFolder == nil, field.roles.isDisjoint(with: Self.rolesOfTombstones),
        field.name != fields.id, field.name != fields.namePath?.name,
        let member = brand.object.members.first(where: { $0.key == field.name })
      else { return nil }
      let values = [brand.object, before, successor.object].map { object -> PublishedValue in
        if case .value(let value) = FieldReader.value(at: index, of: entry, in: object) {
          value
        } else {
          .null
        }
      }
      // What isn't written says nothing, as the logo that a rename moves.
      guard ![.null, .list([])].contains(values[0]), values[0] != values[1], values[0] != values[2] else {
        return nil
      }
      return Finding(
        "\(field.name) changed since the last release, and isn't published: \(brand.key) is \(successor.key) now",
        at: brand.location(member.keySpan),
        fix: "write it in \(successor.source.path), and take it back here", related: [successor.location(nil)]
      )
    }
  }

  /// What renaming changes itself.
  private static let rolesOfTombstones: Set<Role> = [.status, .successor, .endedOn, .rank]
}
