internal import Catalogue
internal import Diagnostics
internal import StrictJSON

/// What breaks all who read the catalogue.
extension BreakingChange {
  static func versionBreaks(from old: ReleasedCatalogue, to new: ReleasedCatalogue) -> [BreakingChange] {
    guard new.version < old.version else { return [] }
    return [
      BreakingChange(
        .version, field: "version",
        "version \(code: "\(new.version)") is older than \(code: "\(old.version)"): apps keep the newer one")
    ]
  }

  static func formBreaks(from old: ReleasedCatalogue, to new: ReleasedCatalogue) -> [BreakingChange] {
    var breaks: [BreakingChange] = []
    if old.schemaVersion != new.schemaVersion {
      breaks.append(
        BreakingChange(
          .schemaVersion, field: "schemaVersion",
          "schemaVersion was \(old.schemaVersion) and is \(new.schemaVersion): apps that read the one don't read the other"
        ))
    }
    if let before = old.root.object?.text("country")?.value,
      let after = new.root.object?.text("country")?.value,
      !before.hasSameBytes(as: after)
    {
      breaks.append(
        BreakingChange(
          .country, field: "country",
          "this is the catalogue of \(code: after), and it was that of \(code: before)"))
    }
    return breaks
      + FieldTypes(old.root).incompatibilities(with: FieldTypes(new.root)).map { problem in
        BreakingChange(.field, field: problem.field, "field \(code: problem.field) \(words: problem.change)")
      }
  }

  /// What apps say that read only what is in the form of this program's schema.
  static func readingBreaks(from old: ReleasedCatalogue, to new: ReleasedCatalogue) -> [BreakingChange] {
    guard readingError(of: old) == nil, let error = readingError(of: new) else { return [] }
    let field: String? = if case .field(let path, _) = error { path } else { nil }
    return [BreakingChange(.unreadable, field: field, "apps can't read it: \(prose: "\(error)")")]
  }

  private static func readingError(of catalogue: ReleasedCatalogue) -> CatalogueFormatError? {
    do throws(CatalogueFormatError) {
      _ = try Catalogue(decoding: catalogue.source.bytes)
      return nil
    } catch {
      return error
    }
  }
}
