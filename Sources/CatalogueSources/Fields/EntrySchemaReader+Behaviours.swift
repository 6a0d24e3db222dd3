internal import StrictJSON

/// What a schema leaves to behaviours.
extension EntrySchemaReader {
  /// What the schema expects of a behaviour and `kind.yaml` doesn't: values, and that files are read.
  func unbound(by bindings: Bindings) -> [Problem] {
    let properties = ["properties", "x-derived-properties"].flatMap {
      root.object?[$0]?.object?.members ?? []
    }
    return properties.flatMap { property in
      let roles = bindings.roles(of: property.key)
      let declaration = Declaration(property.value, in: root)
      return [underived(property.key, declaration, roles), unread(property.key, declaration, roles)]
        .compactMap(\.self)
    }
  }

  /// A value that no behaviour gives.
  private func underived(_ name: String, _ property: Declaration, _ roles: Set<Role>) -> Problem? {
    guard let by = property["x-derived"]?.object?["by"], let behaviour = by.string,
      !roles.contains(where: { $0.isDerived && $0.behaviour.rawValue == behaviour })
    else { return nil }
    let known = Behaviour.allCases.filter { $0.roles.contains(where: \.isDerived) }
      .map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
    return Problem(
      message: Behaviour(rawValue: behaviour) == nil
        ? "there is no behaviour \"\(behaviour)\": \(known)"
        : "the behaviour \"\(behaviour)\" gives \"\(name)\" no value: kind.yaml doesn't name it there",
      span: by.span)
  }

  /// Files that no behaviour reads.
  private func unread(_ name: String, _ property: Declaration, _ roles: Set<Role>) -> Problem? {
    guard let asset = property["x-asset"], !roles.contains(.logo),
      !(assets ?? []).contains(asset.string ?? "")
    else {
      return nil
    }
    return Problem(
      message: "no behaviour reads the files of \"\(name)\": kind.yaml names it for none", span: asset.span)
  }
}
