public import Catalogue
internal import CatalogueCompiler
internal import CatalogueDifferences
internal import CatalogueRules
public import CatalogueSources
public import Diagnostics

/// Makes the preview of a market: a page that shows every brand as the apps do, with its findings and changes. Files with
/// errors are shown as far as they can be read.
///
/// `SourceFiles → CheckedSources → PreviewContent → PreviewData → page`. What was read is kept, so that a page after one
/// change takes a fraction of the time.
public struct CataloguePreview: Sendable {
  private let page: PreviewPage
  private let nonce: String
  private var engine: CheckEngine
  private var baseline: (schemas: SchemaFiles, read: PreviewBaseline)?

  /// - Parameters:
  ///   - files: what the page is made of.
  ///   - isServed: whether the page asks its server, under `events`, for changes.
  ///   - jobs: how many files are worked on at once; the result doesn't depend on it.
  ///   - nonce: what only the page's own script and style know; nobody may know it before.
  public init(
    _ files: PreviewFiles, isServed: Bool, jobs: Int, nonce: String = CataloguePreview.randomNonce()
  ) {
    page = PreviewPage(files, isServed: isServed)
    engine = CheckEngine(jobs: jobs)
    self.nonce = nonce
  }

  /// 128 random bits.
  public static func randomNonce() -> String {
    (0..<2).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 36) }.joined()
  }

  /// Makes the page. The same sources and nonce give the same bytes.
  public mutating func render(_ files: SourceFiles) async -> PreviewResult {
    do throws(UnreadableInput) {
      let checked = try await engine.check(files)
      let content = PreviewContent(
        checked.sources, findings: checked.findings, accepted: checked.accepted,
        baseline: baseline(checked, files.schemas))
      return PreviewResult(
        page: page.bytes(PreviewData(content: content), nonce: nonce), diagnostics: checked.findings,
        entriesInWords: content.countInWords,
        changedCount: content.brands.count { !$0.changes.isEmpty },
        baseline: content.baseline, unknownIconCount: checked.sources.unknownIcons.count)
    } catch {
      return PreviewResult(
        page: nil, diagnostics: error.diagnostics, entriesInWords: "", changedCount: 0, baseline: nil,
        unknownIconCount: 0)
    }
  }

  /// The last release as the schemas read it; it is read again when either is another.
  private mutating func baseline(_ checked: CheckedSources, _ schemas: SchemaFiles) -> PreviewBaseline? {
    guard let released = checked.context.baseline else {
      baseline = nil
      return nil
    }
    if let baseline, baseline.read.released.source.bytes == released.source.bytes,
      baseline.schemas.hasSameBytes(as: schemas)
    {
      return baseline.read
    }
    let read = PreviewBaseline(released, checked.sources.kind)
    baseline = (schemas, read)
    return read
  }
}

/// The result of making a preview.
public struct PreviewResult: Sendable {
  /// The page, in HTML; `nil` where a schema can't be read, since sources can't be read without it.
  public let page: [UInt8]?
  /// All findings, by position; the page shows them too.
  public let diagnostics: [Diagnostic]
  /// How many entries are shown, in words.
  public let entriesInWords: String
  /// How many of them changed since the last release.
  public let changedCount: Int
  /// The last release; `nil` where there is none.
  public let baseline: CatalogueVersion?
  /// How many entries show initials because no icon set was given.
  public let unknownIconCount: Int
}
