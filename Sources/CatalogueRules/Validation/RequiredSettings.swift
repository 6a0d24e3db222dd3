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
  /// The same schema, which also requires these properties.
  func requiring(_ names: [String]) -> LocatedValue {
    guard let object else { return self }
    var members = object.members.filter { $0.key != "required" }
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
