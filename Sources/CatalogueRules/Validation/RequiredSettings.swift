package import CatalogueSources
internal import StrictJSON

/// What `catalogue.yaml` must have, which depends on the kind: what is published, and what fields and behaviours need.
extension EntrySchema {
  /// The settings that catalogues of this kind need beside those of all.
  package var requiredSettings: [String] {
    let searched = entry.fields.contains { $0.search == "alias" }
    return header.map(\.rawValue).sorted() + (bindings[.initialsBackground] == nil ? [] : ["neutralColor"])
      + (category == nil ? [] : [Self.categories]) + (searched ? ["stopWords"] : [])
  }
}

extension LocatedValue {
  /// The settings that a kind may have no use for.
  private static let dependent: Set<String> = ["country", "neutralColor", "categories", "stopWords"]

  /// The same schema of settings, which also requires these properties, and doesn't know those that the kind has no use
  /// for.
  func requiring(_ names: [String]) -> LocatedValue {
    guard let object else { return self }
    let unused = Self.dependent.subtracting(names)
    var members = object.members.filter { $0.key != "required" }.map { member in
      guard member.key == "properties", let properties = member.value.object else { return member }
      let used = LocatedObject(properties.members.filter { !unused.contains($0.key) })
      return LocatedObject.Member(
        key: member.key, keySpan: member.keySpan, value: LocatedValue(.object(used), at: member.value.span))
    }
    let required = object.member("required")
    let own = required?.value.array ?? []
    let known = Set(own.compactMap(\.string))
    let span = required?.value.span ?? span
    let all = own + names.filter { !known.contains($0) }.map { LocatedValue(.string($0), at: span) }
    members.append(
      .init(key: "required", keySpan: required?.keySpan ?? span, value: LocatedValue(.array(all), at: span)))
    return LocatedValue(.object(LocatedObject(members)), at: self.span)
  }
}
