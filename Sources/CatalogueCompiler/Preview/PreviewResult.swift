public import Catalogue
public import Diagnostics

/// What came of making a preview.
public struct PreviewResult: Sendable {
  /// The page, in HTML; `nil` where the schemas can't be read, without which nothing can.
  public let page: [UInt8]?
  /// All findings, by place: the page has them too.
  public let diagnostics: [Diagnostic]
  /// How many brands are shown.
  public let brandCount: Int
  /// How many of them changed since the last release.
  public let changedCount: Int
  /// The last release; `nil` where there is none.
  public let baseline: CatalogueVersion?
}
