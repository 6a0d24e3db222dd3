internal import CatalogueSources

/// What the schemas of a kind changed for apps that were made with the older ones. Values show it too late: where a
/// field that apps need may now be left out, the first entry without it comes some releases later.
struct KindCompatibility {
  /// A field that older apps read otherwise than it may be published now.
  typealias Incompatibility = FieldTypes.Incompatibility

  /// The fields of the older kind that the newer one doesn't promise any more.
  let incompatibilities: [Incompatibility]

  init(from old: KindSchema, to new: KindSchema) {
    incompatibilities = old.collections.flatMap { schema -> [Incompatibility] in
      let member = schema.collection.member
      guard let other = new.collections.first(where: { $0.collection.member == member }) else {
        return [Incompatibility(field: member, change: .gone)]
      }
      return Self.incompatibilities(from: schema.entry, to: other.entry, at: member)
    }
  }

  private static func incompatibilities(
    from old: RecordType, to new: RecordType, at path: String
  ) -> [Incompatibility] {
    old.fields.flatMap { field -> [Incompatibility] in
      let path = "\(path).\(field.name)"
      guard let other = new.field(field.name) else {
        return [Incompatibility(field: path, change: .gone)]
      }
      return absences(from: field, to: other, at: path)
        + incompatibilities(from: field.type, to: other.type, at: path)
    }
  }

  private static func absences(from old: Field, to new: Field, at path: String) -> [Incompatibility] {
    // Apps take the record around such a list for none.
    if old.mustHaveElement, !new.mustHaveElement {
      return [Incompatibility(field: path, change: .mayBeEmpty)]
    }
    guard old.isNeeded, !old.type.isList, new.isNullable else { return [] }
    return [Incompatibility(field: path, change: .nullable)]
  }

  private static func incompatibilities(
    from old: FieldType, to new: FieldType, at path: String
  ) -> [Incompatibility] {
    switch (old, new) {
    case (.record(let old), .record(let new)): incompatibilities(from: old, to: new, at: path)
    case (.list(let old), .list(let new)): incompatibilities(from: old, to: new, at: path)
    case (.text(.reference(let old)), .text(.reference(let new))) where old != new:
      [Incompatibility(field: path, change: .otherCollection)]
    case (.text(let old), .text(let new)) where old.reads(new): []
    case (.text(let old), .choice) where old.isAnyText: []
    // Apps know what to do with a word that they don't know.
    case (.choice, .choice), (.choice, .text), (.integer, .integer), (.flag, .flag): []
    default: [Incompatibility(field: path, change: .changedType)]
    }
  }
}

extension TextForm {
  /// Whether apps read every text.
  fileprivate var isAnyText: Bool {
    switch self {
    case .plain: true
    case .reference(let collection): collection != EntrySchema.categories
    case .id, .color, .day, .sha256: false
    }
  }

  private var isID: Bool {
    switch self {
    case .id, .reference: true
    case .plain, .color, .day, .sha256: false
    }
  }

  /// Whether an app that expects this form reads another one.
  fileprivate func reads(_ other: TextForm) -> Bool {
    self == other || isAnyText || isID && other.isID
  }
}

extension ComparedFields {
  /// The fields that apps with an older catalogue can't read in a newer one: by what the two hold, and by what their schemas
  /// promise where both are known.
  func incompatibilities(
    from old: ReleasedCatalogue, to new: ReleasedCatalogue
  ) -> [FieldTypes.Incompatibility] {
    let found = FieldTypes(old.root).incompatibilities(with: FieldTypes(new.root))
    guard let kind, let olderKind else { return found }
    let names = Set(found.map(\.field))
    let promised = KindCompatibility(from: olderKind, to: kind).incompatibilities
    return found + promised.filter { !names.contains($0.field) }
  }
}
