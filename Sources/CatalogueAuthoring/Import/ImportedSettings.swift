internal import Catalogue
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON
internal import YAMLSource

/// A `catalogue.yaml` that the import is given.
struct GivenSettings {
  let settings: MarketSettings
  private let value: LocatedValue

  /// - Throws: `UnreadableInput`, with the reasons why the file can't be read.
  init(_ source: SourceText) throws(UnreadableInput) {
    let document = YAMLReader.read(source)
    guard let value = document.value, document.problems.isEmpty else {
      throw UnreadableInput(document.problems.map { Rule.syntax.diagnostic(Finding($0, in: source)) })
    }
    self.value = value
    settings = MarketSettings(source, value)
  }

  /// Reports the members in which the imported catalogue differs.
  func compare(_ members: [LocatedObject.Member], _ log: inout ImportLog) {
    for member in members where !(value.object?[member.key]?.isEqual(to: member.value) ?? false) {
      log.error(
        "\(member.key.shortened) differs from \(settings.source.path), which counts", at: member.keySpan,
        fix: "if this one is right, change it there")
    }
  }

  /// The entries of ids that these settings don't retire yet.
  func unknown(among tombstones: [ImportedTombstone]) -> [LocatedValue] {
    let known = Set(settings.retired.map { RetiredID(collection: $0.collection?.value, id: $0.id.value) })
    return tombstones.filter { !known.contains(RetiredID(collection: $0.collection?.value, id: $0.id.value)) }
      .map(\.entry)
  }

  /// Reports the tombstones of which these settings say something else.
  func compare(_ tombstones: [ImportedTombstone], _ log: inout ImportLog) {
    let own = (value.object?["retired"]?.array ?? []).compactMap { retired in
      retired.object.flatMap { ImportedTombstone($0, at: retired.span) }
    }
    let known = Dictionary(own.map { (RetiredID(collection: $0.collection?.value, id: $0.id.value), $0) }) {
      first, _ in first
    }
    for tombstone in tombstones {
      let id = RetiredID(collection: tombstone.collection?.value, id: tombstone.id.value)
      guard
        let (one, other) = known[id].flatMap({ own in
          tombstone.entry.object.flatMap { one in own.entry.object.map { (one, $0) } }
        })
      else { continue }
      let names = one.members.map(\.key) + other.members.map(\.key).filter { one[$0] == nil }
      let different = names.filter { name in
        guard let value = one[name], let ours = other[name] else { return true }
        return !value.isEqual(to: ours)
      }
      guard !different.isEmpty else { continue }
      log.error(
        "the tombstone of \"\(tombstone.id.value.shortened)\" differs from \(settings.source.path), which counts: \(different.joined(separator: ", "))",
        at: tombstone.id.span, fix: "if this one is right, change it there")
    }
  }

  private struct RetiredID: Hashable {
    let collection: String?
    let id: String
  }

  /// The fields, with further retired ids; `nil` where there are none, and the file can stay as it is.
  func value(retiring entries: [LocatedValue], _ log: inout ImportLog) -> LocatedValue? {
    guard !entries.isEmpty, let object = value.object else { return nil }
    log.warning("its copy has further retired ids, and none of its comments", in: settings.source)
    let retired = (object["retired"]?.array ?? []) + entries
    var fields = ImportedBrand(object, at: value.span)
    fields["retired"] = LocatedValue(.array(retired), at: value.span)
    return fields.value
  }
}

/// The `catalogue.yaml` of an import that is given none: what the catalogue says of all brands, and what follows from
/// its brands.
struct SettingsFile {
  /// What the catalogue says of all brands.
  let members: [LocatedObject.Member]
  /// The position of findings about the whole file.
  let span: Range<Int>

  /// The colour behind initials of brands whose own isn't known; `nil` where their ids choose it.
  func neutralColor(of brands: [ImportedBrand], _ fields: BrandFields) -> RGBColor? {
    if let said = LocatedObject(members).text("neutralColor") { return RGBColor(said.value) }
    let bindings = fields.bindings
    let used = brands.filter { $0[bindings[.tileColor]]?.isNull ?? false }.compactMap { brand in
      brand.text(bindings[.initialsBackground]).map { (brand.text(fields.id)?.value, $0.value) }
    }
    let isChosen = used.allSatisfy { id, color in
      id.map { NeutralColor.steps.color(of: $0).description } == color
    }
    return isChosen ? nil : used.first.flatMap { RGBColor($0.1) }
  }

  /// The file's fields.
  func value(
    of kind: String, _ schema: KindSchema, neutralColor: RGBColor?, categories: [(id: String, name: String)],
    retired: [LocatedValue], _ log: inout ImportLog
  ) -> LocatedValue {
    var fields = ImportedBrand(LocatedObject(members), at: span)
    if let said = fields["kind"], said.string != kind {
      log.error("kind isn't imported: these are entries of the kind \"\(kind)\"", at: said.span)
    }
    fields["kind"] = value(.string(kind))
    if let neutralColor, fields["neutralColor"] == nil {
      fields["neutralColor"] = value(.string(neutralColor.description))
    }
    let usual: [(String, LocatedValue.Content)] = [
      ("schemaVersion", .number(ExactNumber(1))),
      ("categories", .array(categories.map(category))), ("stopWords", .array([])),
    ]
    let required = ["schemaVersion"] + schema.requiredSettings
    for (key, content) in usual where required.contains(key) && fields[key] == nil {
      fields[key] = value(content)
    }
    if let said = fields["retired"], said.array == nil, !retired.isEmpty {
      log.error("retired isn't imported: it must be a list, as tombstones are", at: said.span)
    }
    let all = (fields["retired"]?.array ?? []) + retired
    if !all.isEmpty { fields["retired"] = value(.array(all)) }
    return value(fields.value.content)
  }

  private func category(_ category: (id: String, name: String)) -> LocatedValue {
    .object(
      [
        ("id", .string(category.id)), ("name", .string(category.name)), ("minimum", .number(ExactNumber(0))),
        ("words", .array([])),
      ], at: span)
  }

  private func value(_ content: LocatedValue.Content) -> LocatedValue { LocatedValue(content, at: span) }
}

/// The members of a published catalogue that no source has, because a build makes them.
enum ReleaseFields {
  /// The other members of a catalogue's header.
  /// - Parameter unpublished: the fields that only source files have.
  static func dropped(
    from catalogue: ImportedCatalogue, unpublished: [String], _ log: inout ImportLog
  ) -> [LocatedObject.Member] {
    if let version = catalogue.header.first(where: { $0.key == "version" }), catalogue.isRelease,
      !unpublished.isEmpty
    {
      log.warning(
        "a published catalogue lacks what only source files have: \(unpublished.joined(separator: ", "))",
        at: version.keySpan)
    }
    for member in catalogue.header where ["version", "revision"].contains(member.key) {
      log.warning(
        catalogue.isRelease
          ? "\(member.key) isn't imported; to continue from it, build with this file as --baseline"
          : "\(member.key) isn't imported: versions are days, and the first build begins anew",
        at: member.keySpan)
    }
    for (collection, entries) in catalogue.collections.map({ ($0.collection, $0.entries) }) {
      let count = catalogue.header.first { $0.key == collection.countMember }?.value
      guard let count, count.integer != Int64(entries.count) else { continue }
      log.error(
        "\(collection.countMember) isn't \(entries.count), the number of \(collection.words)", at: count.span,
        fix: "check whether \(collection.words) are missing")
    }
    let made = ["version", "revision"] + catalogue.collections.map(\.collection.countMember)
    return catalogue.header.filter { !made.contains($0.key) }
  }
}
