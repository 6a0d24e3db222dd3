internal import Catalogue
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// A change that breaks apps which have the older catalogue.
package struct BreakingChange: Sendable {
  /// Which promise is broken.
  package enum Kind: String, CaseIterable, Sendable {
    /// The catalogue has another `schemaVersion`.
    case schemaVersion
    /// It is the catalogue of another country.
    case country
    /// The version goes back, so that no app takes the catalogue.
    case version
    /// A brand is gone without a tombstone.
    case brandGone
    /// A tombstone is gone.
    case tombstoneGone
    /// A brand uses the id of a tombstone.
    case idReused
    /// A tombstone no longer names a successor, or names one that isn't in the catalogue.
    case successorGone
    /// A field is missing, or has another type.
    case field
    /// Apps can't read the catalogue.
    case unreadable
    /// A barcode rule accepts fewer codes, or may.
    case barcodeRule
  }

  package let kind: Kind
  /// The brand or tombstone; `nil` where it concerns the whole catalogue.
  package let entry: CatalogueEntry?
  /// The field; `nil` where it isn't about one.
  let field: String?
  /// One sentence, which names the entry.
  package let message: Phrase

  init(_ kind: Kind, _ entry: CatalogueEntry? = nil, field: String? = nil, _ message: Phrase) {
    (self.kind, self.entry, self.field, self.message) = (kind, entry, field, message)
  }

  /// All breaking changes: first those of the whole catalogue, then those of its entries.
  static func all(
    in changes: [CatalogueChanges], of fields: ComparedFields, from old: ReleasedCatalogue,
    to new: ReleasedCatalogue
  ) -> [BreakingChange] {
    let form = formBreaks(from: old, to: new, by: fields)
    return versionBreaks(from: old, to: new) + form
      // The reader stops at the first mistake, which is reported already where the form has changed.
      + (form.isEmpty ? readingBreaks(from: old, to: new, by: fields) : [])
      + changes.flatMap { $0.lostEntries + $0.lostSuccessors + $0.stricterRules }
  }
}

/// Changes that break every app.
extension BreakingChange {
  static func versionBreaks(from old: ReleasedCatalogue, to new: ReleasedCatalogue) -> [BreakingChange] {
    guard let before = old.header.version, let after = new.header.version, after < before else { return [] }
    return [
      BreakingChange(
        .version, field: "version",
        "version \(code: new.header.description) is older than \(code: old.header.description): apps keep the newer one"
      )
    ]
  }

  static func formBreaks(
    from old: ReleasedCatalogue, to new: ReleasedCatalogue, by fields: ComparedFields
  ) -> [BreakingChange] {
    var breaks: [BreakingChange] = []
    if let before = old.header.schemaVersion, let after = new.header.schemaVersion, before != after {
      breaks.append(
        BreakingChange(
          .schemaVersion, field: "schemaVersion",
          "schemaVersion changed from \(before) to \(after): older apps can't read the catalogue"
        ))
    }
    if let before = old.header.country, let after = new.header.country,
      !before.hasSameBytes(as: after)
    {
      breaks.append(
        BreakingChange(
          .country, field: "country",
          "country changed from \(code: before) to \(code: after): this is another catalogue"))
    }
    // What counts as null in the older one is in no app.
    let unread = Set(old.header.missing.map(\.name))
    return breaks
      + fields.incompatibilities(from: old, to: new)
      .filter { !unread.contains($0.field) }.map { problem in
        BreakingChange(
          .field, field: problem.field, "field \(code: problem.field) \(words: problem.change.rawValue)")
      }
  }

  /// The error of apps that read catalogues of this program's schema.
  static func readingBreaks(
    from old: ReleasedCatalogue, to new: ReleasedCatalogue, by fields: ComparedFields
  ) -> [BreakingChange] {
    guard fields.readingError(of: old) == nil, let error = fields.readingError(of: new) else { return [] }
    let field: String? = if case .field(let path, _) = error { path } else { nil }
    return [BreakingChange(.unreadable, field: field, "apps can't read the catalogue: \(prose: "\(error)")")]
  }
}

extension ComparedFields {
  /// Why apps can't read a catalogue: those of brands by the library, all others by the entry schema.
  fileprivate func readingError(of catalogue: ReleasedCatalogue) -> CatalogueFormatError? {
    do throws(CatalogueFormatError) {
      if let kind, !kind.isOfBrands {
        _ = try PublishedCatalogue(decoding: catalogue.source.bytes, by: kind)
      } else {
        _ = try Catalogue(decoding: catalogue.source.bytes)
      }
      return nil
    } catch {
      return error
    }
  }
}

/// Changes that break apps which have a card of one brand.
extension CatalogueChanges {
  /// Ids that are gone, or belong to another brand.
  var lostEntries: [BreakingChange] {
    removed.map { removed in
      removed.wasTombstone
        ? BreakingChange(.tombstoneGone, removed.entry, "the tombstone of \(removed.entry) is gone")
        : BreakingChange(
          .brandGone, removed.entry,
          "\(removed.entry) is gone without a tombstone: cards saved under its id lose their brand")
    }
      + revived.map { entry in
        BreakingChange(.idReused, entry, "\(entry) uses the id of a tombstone: choose another id")
      }
  }

  /// Tombstones whose successor isn't in the catalogue, or is no longer named.
  var lostSuccessors: [BreakingChange] {
    let dangling = ended.compactMap { brand in brand.successor.map { (brand.entry, $0.id) } }
    let changed = fields.filter { $0.area == .tombstone && $0.path.description == TombstoneFields.replacedBy }
    return dangling.compactMap { successorBreak(of: $0, new: $1) }
      + changed.compactMap { change in
        guard let entry = change.entry else { return nil }
        return successorBreak(of: entry, old: change.old?.string, new: change.new?.string)
      }
  }

  private func successorBreak(
    of entry: CatalogueEntry, old before: String? = nil, new after: String?
  ) -> BreakingChange? {
    let message: Phrase
    switch (before, after) {
    case (_, let id?) where new[ByteString(id)] == nil:
      message = "\(entry) is replaced by \(code: id), which isn't in the catalogue"
    // One that has ended leads nowhere, and so does what led to it.
    case (let id?, nil) where !ended.contains { $0.entry.id == id && $0.status == .closed }:
      message = "\(entry) is no longer replaced by \(code: id)"
    default: return nil
    }
    return BreakingChange(.successorGone, entry, field: TombstoneFields.replacedBy, message)
  }

  /// Barcode rules that accept fewer codes, or may.
  var stricterRules: [BreakingChange] {
    guard let field = new.fields.bindings[.barcodeRule] else { return [] }
    return KeyedList.keys(of: old.entries).flatMap { id -> [BreakingChange] in
      guard let before = old.entries[id], let after = new.entries[id], let entry = new.entry(id) else {
        return []
      }
      let (old, new) = (before[field], after[field])
      return BarcodeStrictness(from: old, to: new, at: FieldPath().member(field)).reasons.map { reason in
        BreakingChange(
          .barcodeRule, entry, field: reason.path.description, "\(entry): \(reason.phrase)")
      }
    }
  }
}
