internal import Catalogue
internal import Diagnostics

/// A brand as the preview shows it: as far as its file could be read, with all that belongs to it.
struct PreviewBrand: Sendable {
  /// The brand's file.
  let path: String
  let brand: Brand
  let logo: LogoSource?
  let findings: [Diagnostic]
  let changes: [BrandChanges.Change]
}
