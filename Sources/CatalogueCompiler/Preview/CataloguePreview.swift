internal import Catalogue
internal import Diagnostics

/// Makes the preview of a market: a page that shows every brand as the apps do, with what was found in its files and
/// what changed. It is made whatever is wrong with the sources, of what could be read.
///
/// `SourceFiles → ParsedSources → PreviewContent → PreviewData → page`. What was read is remembered, so that a page
/// of sources of which one has changed takes a fraction of the time.
public struct CataloguePreview: Sendable {
  private let page: PreviewPage
  private let jobs: Int
  private var schemas: (files: SchemaFiles, compiled: CompiledSchemas)?
  private var baseline: PreviewBaseline?
  private var cache = ParseCache()

  /// - Parameters:
  ///   - files: what the page is made of.
  ///   - isServed: whether the page asks its server, under `events`, to be told of changes.
  ///   - jobs: how many files are worked on at once; the result doesn't depend on it.
  public init(_ files: PreviewFiles, isServed: Bool, jobs: Int) {
    page = PreviewPage(files, isServed: isServed)
    self.jobs = max(1, jobs)
  }

  /// Makes the page. The same sources give the same bytes.
  public mutating func render(_ files: SourceFiles) async -> PreviewResult {
    do throws(UnreadableInput) {
      let schemas = try compiledSchemas(files.schemas)
      let sources = await parse(files, schemas)
      var findings = schemas.warnings
      do throws(UnreadableInput) { try readBaseline(files.baseline) } catch { findings += error.diagnostics }
      let context = SourceContext(sources: sources, baseline: baseline?.released, templates: files.templates)
      findings += await Rule.diagnostics(of: Rule.all, in: context, jobs: jobs)
      let content = PreviewContent(sources, findings: findings.sorted(), baseline: baseline)
      return PreviewResult(
        page: page.bytes(PreviewData(content: content)), diagnostics: findings.sorted(),
        brandCount: content.brands.count { !$0.brand.status.isTombstone },
        changedCount: content.brands.count { !$0.changes.isEmpty },
        baseline: content.baseline)
    } catch {
      return PreviewResult(
        page: nil, diagnostics: error.diagnostics, brandCount: 0, changedCount: 0, baseline: nil)
    }
  }

  private mutating func parse(_ files: SourceFiles, _ schemas: CompiledSchemas) async -> ParsedSources {
    let sources = await schemas.parser(jobs: jobs, cache: cache).parse(files)
    cache = ParseCache(sources)
    return sources
  }

  /// What was read by other schemas has to be read again.
  private mutating func compiledSchemas(_ files: SchemaFiles) throws(UnreadableInput) -> CompiledSchemas {
    if let schemas, schemas.files.hasSameBytes(as: files) { return schemas.compiled }
    let compiled = try CompiledSchemas(files)
    (schemas, cache) = ((files, compiled), ParseCache())
    return compiled
  }

  private mutating func readBaseline(_ source: SourceText?) throws(UnreadableInput) {
    guard baseline?.released.source.bytes != source?.bytes else { return }
    baseline = nil
    if let source { baseline = PreviewBaseline(try ReleasedCatalogue(baseline: source)) }
  }
}

extension SchemaFiles {
  fileprivate func hasSameBytes(as other: SchemaFiles) -> Bool {
    brand.bytes == other.brand.bytes && settings.bytes == other.settings.bytes
      && published.bytes == other.published.bytes
  }
}
