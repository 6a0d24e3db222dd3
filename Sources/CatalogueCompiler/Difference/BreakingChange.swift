internal import StrictJSON

/// What of a newer catalogue breaks those who read the older one.
struct BreakingChange: Sendable {
  /// What kind of promise is broken.
  enum Kind: String, CaseIterable, Sendable {
    /// The form of the catalogue is another one.
    case schemaVersion
    /// It is the catalogue of another country.
    case country
    /// The version goes back, so that nobody takes the catalogue.
    case version
    /// A brand is gone, and no tombstone tells what became of it.
    case brandGone
    /// A tombstone is gone.
    case tombstoneGone
    /// A tombstone's id is a brand's again.
    case idReused
    /// A tombstone no longer says what takes its place, or names what isn't there.
    case successorGone
    /// A field isn't there any more, or is of another type.
    case field
    /// Apps can't read the catalogue.
    case unreadable
    /// A barcode rule takes fewer codes, or may.
    case barcodeRule
  }

  let kind: Kind
  /// Whose it is; `nil` where it concerns the catalogue.
  let entry: CatalogueEntry?
  /// The field, where it is one.
  let field: String?
  /// One sentence, which names the entry.
  let message: Phrase

  init(_ kind: Kind, _ entry: CatalogueEntry? = nil, field: String? = nil, _ message: Phrase) {
    (self.kind, self.entry, self.field, self.message) = (kind, entry, field, message)
  }

  /// Everything that breaks somebody: first what concerns all, then entry by entry.
  static func all(
    in changes: CatalogueChanges, from old: ReleasedCatalogue, to new: ReleasedCatalogue
  ) -> [BreakingChange] {
    let form = formBreaks(from: old, to: new)
    return versionBreaks(from: old, to: new) + form
      // The reader stops at the first thing that is wrong, which has been told where the form is another one.
      + (form.isEmpty ? readingBreaks(from: old, to: new) : [])
      + changes.lostEntries + changes.lostSuccessors + changes.stricterRules
  }
}
