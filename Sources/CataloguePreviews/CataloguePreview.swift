public import Catalogue
internal import CatalogueCompiler
internal import CatalogueDifferences
internal import CatalogueRules
public import CatalogueSources
public import Diagnostics

/// Makes the preview of a market: a page that shows every brand as the apps do, with its findings and changes. Files with
/// errors are shown as far as they can be read.
///
/// `SourceFiles → ParsedSources → PreviewContent → PreviewData → page`. What was read is kept, so that a page after one
/// change takes a fraction of the time.
public struct CataloguePreview: Sendable {
  private let page: PreviewPage
  private let jobs: Int
  private let nonce: String
  private var schemas: (files: SchemaFiles, compiled: CompiledSchemas)?
  private var baseline: PreviewBaseline?
  private var cache = ParseCache()

  /// - Parameters:
  ///   - files: what the page is made of.
  ///   - isServed: whether the page asks its server, under `events`, for changes.
  ///   - jobs: how many files are worked on at once; the result doesn't depend on it.
  ///   - nonce: what only the page's own script and style know; nobody may know it before.
  public init(
    _ files: PreviewFiles, isServed: Bool, jobs: Int, nonce: String = CataloguePreview.randomNonce()
  ) {
    page = PreviewPage(files, isServed: isServed)
    self.jobs = max(1, jobs)
    self.nonce = nonce
  }

  /// 128 random bits.
  public static func randomNonce() -> String {
    (0..<2).map { _ in String(UInt64.random(in: 0...UInt64.max), radix: 36) }.joined()
  }

  /// Makes the page. The same sources and nonce give the same bytes.
  public mutating func render(_ files: SourceFiles) async -> PreviewResult {
    do throws(UnreadableInput) {
      let schemas = try compiledSchemas(files.schemas)
      let sources = await parse(files, schemas)
      var findings = schemas.warnings
      do throws(UnreadableInput) { try readBaseline(of: files, schemas.kind) } catch {
        findings += error.diagnostics
      }
      let context = SourceContext(
        sources: sources, baseline: baseline?.released, templates: files.templates)
      findings += await Rule.diagnostics(of: Rule.all, in: context, jobs: jobs)
      let accepted = Rule.accepting(findings, in: sources)
      findings = accepted.findings.sorted()
      let content = PreviewContent(
        sources, findings: findings, accepted: accepted.accepted, baseline: baseline)
      return PreviewResult(
        page: page.bytes(PreviewData(content: content), nonce: nonce), diagnostics: findings,
        entriesInWords: content.countInWords,
        changedCount: content.brands.count { !$0.changes.isEmpty },
        baseline: content.baseline)
    } catch {
      return PreviewResult(
        page: nil, diagnostics: error.diagnostics, entriesInWords: "", changedCount: 0, baseline: nil)
    }
  }

  private mutating func parse(_ files: SourceFiles, _ schemas: CompiledSchemas) async -> ParsedSources {
    let sources = await schemas.parser(jobs: jobs, cache: cache).parse(files)
    cache = ParseCache(sources)
    return sources
  }

  /// What was read by other schemas has to be read again.
  private mutating func compiledSchemas(
    _ files: SchemaFiles
  ) throws(UnreadableInput) -> CompiledSchemas {
    if let schemas, schemas.files.hasSameBytes(as: files) { return schemas.compiled }
    let compiled = try CompiledSchemas(files)
    (schemas, cache, baseline) = ((files, compiled), ParseCache(), nil)
    return compiled
  }

  private mutating func readBaseline(
    of files: SourceFiles, _ kind: KindSchema
  ) throws(UnreadableInput) {
    guard baseline?.released.source.bytes != files.baseline?.bytes else { return }
    baseline = nil
    guard let source = files.baseline else { return }
    baseline = PreviewBaseline(try ReleasedCatalogue(baseline: source, named: files.baselineName), kind)
  }
}

extension SchemaFiles {
  fileprivate func hasSameBytes(as other: SchemaFiles) -> Bool {
    kind.schemas.map(\.bytes) == other.kind.schemas.map(\.bytes) && settings.bytes == other.settings.bytes
      && kind.configuration.bytes == other.kind.configuration.bytes
      && kind.words.mapValues(\.bytes) == other.kind.words.mapValues(\.bytes)
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
}
