internal import StrictJSON

/// What is special to a kind of catalogue, by the name that its schema has for it (`x-derived`).
enum Behaviour: String, CaseIterable {
  case logos
  case tiles

  /// The fields that it needs.
  var fields: Set<String> {
    switch self {
    case .logos: LogoFields.Name.all
    case .tiles: TileFields.Name.all
    }
  }
}

extension EntrySchema {
  /// What keeps the behaviours that a schema names from working.
  /// - Parameter root: the schema that the fields were read from.
  func behaviourProblems(in root: LocatedValue) -> [InvalidEntrySchema.Problem] {
    let properties = ["properties", "x-derived-properties"].flatMap {
      root.object?[$0]?.object?.members ?? []
    }
    var seen: Set<Behaviour> = []
    return properties.compactMap { property in
      guard let by = property.value.object?["x-derived"]?.object?["by"], let name = by.string else {
        return nil
      }
      guard let behaviour = Behaviour(rawValue: name) else {
        let known = Behaviour.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or ")
        return InvalidEntrySchema.Problem(
          message: "there is no behaviour \"\(name)\": \(known)", span: by.span)
      }
      guard seen.insert(behaviour).inserted,
        let missing = behaviour.fields.sorted().first(where: { entry.index(of: $0) == nil })
      else { return nil }
      return InvalidEntrySchema.Problem(
        message: "the behaviour \"\(name)\" needs a property \"\(missing)\"", span: by.span)
    }
  }
}
