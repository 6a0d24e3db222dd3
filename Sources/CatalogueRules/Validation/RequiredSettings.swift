package import CatalogueSources
package import StrictJSON

/// What `catalogue.yaml` must have, which depends on the kind: what is published, and what fields and behaviours need.
extension KindSchema {
  /// The settings that depend on the kind, and whether this one has a use for them.
  private var settingUses: KeyValuePairs<String, Bool> {
    [
      "country": header.contains(.country), "neutralColor": bindings[.initialsBackground] != nil,
      EntrySchema.categories: collections.contains { collection in
        !collection.entry.sourcePaths { $0.reference == EntrySchema.categories }.isEmpty
      },
      "stopWords": collections.contains { $0.entry.fields.contains { $0.search == "alias" } },
    ]
  }

  /// The settings that catalogues of this kind need beside those of all.
  package var requiredSettings: [String] {
    settingUses.filter(\.value).map(\.key).filter { $0 != Self.optional }
  }

  /// The setting that a kind may have a use for, and not need.
  private static let optional = "neutralColor"

  /// The schema of this kind's settings: that of all, which also requires those that the kind needs, and doesn't know
  /// those that it has no use for.
  package func settings(_ schema: LocatedValue) -> LocatedValue {
    guard let object = schema.object else { return schema }
    let unused = Set(settingUses.filter { !$0.value }.map(\.key))
    var members = object.members.filter { $0.key != "required" }.map { member in
      guard member.key == "properties", let properties = member.value.object else { return member }
      let used = LocatedObject(properties.members.filter { !unused.contains($0.key) })
      return LocatedObject.Member(
        key: member.key, keySpan: member.keySpan, value: LocatedValue(.object(used), at: member.value.span))
    }
    let required = object.member("required")
    let own = required?.value.array ?? []
    let known = Set(own.compactMap(\.string))
    let span = required?.value.span ?? schema.span
    let all =
      own + requiredSettings.filter { !known.contains($0) }.map { LocatedValue(.string($0), at: span) }
    members.append(
      .init(key: "required", keySpan: required?.keySpan ?? span, value: LocatedValue(.array(all), at: span)))
    return LocatedValue(.object(LocatedObject(members)), at: schema.span)
  }
}
