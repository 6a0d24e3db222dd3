internal import CatalogueDifferences
package import CatalogueRules
package import CatalogueSources
package import Diagnostics

/// Checks the sources of one catalogue again after every change, in memory. What was read is kept from one check to the
/// next: the schemas, the files whose bytes are the same, and the last release.
///
/// The preview and the language server hold one each. A check never depends on the checks before it.
package struct CheckEngine: Sendable {
  private let jobs: Int
  private var schemas: (files: SchemaFiles, compiled: CompiledSchemas)?
  private var baseline: ReleasedCatalogue?
  private var cache = ParseCache()

  /// - Parameter jobs: how many files are worked on at once; the result doesn't depend on it.
  package init(jobs: Int) { self.jobs = max(1, jobs) }

  /// Reads what changed, and checks everything by the rules about sources.
  /// - Parameters:
  ///   - changes: which of all changes in an editor the last one of a file was, by its path: of two files with a finding,
  ///     it is reported at the one that was changed last.
  ///   - logoLimit: where more new logos than that would have to be read, they are left out, with the findings that they
  ///     may give, until ``readLogos(_:)`` read them.
  /// - Throws: `UnreadableInput` where a schema can't be read, since sources can't be read without it.
  package mutating func check(
    _ files: SourceFiles, changes: [String: Int] = [:], logoLimit: Int = .max
  ) async throws(UnreadableInput) -> CheckedSources {
    let schemas = try compiledSchemas(files.schemas)
    let sources = await schemas.parser(jobs: jobs, cache: cache, logoLimit: logoLimit).parse(files)
    var findings = schemas.warnings
    do throws(UnreadableInput) { try readBaseline(of: files, schemas, sources) } catch {
      findings += error.diagnostics
    }
    let context = SourceContext(
      sources: sources, baseline: baseline, templates: files.templates, changes: changes)
    findings += await Rule.diagnostics(of: Rule.all, in: context, jobs: jobs)
    cache = ParseCache(sources, findings: findings)
    let accepted = Rule.accepting(findings, in: sources)
    return CheckedSources(
      schemas: schemas, sources: sources, context: context, findings: accepted.findings.sorted(),
      accepted: accepted.accepted)
  }

  /// What is wrong with each of some files by itself, whatever is in the other files of their catalogue.
  /// - Parameter files: those files, with the settings and the schemas.
  /// - Returns: the findings by position, without those that the files accept.
  /// - Throws: `UnreadableInput` where a schema can't be read.
  package mutating func check(alone files: SourceFiles) async throws(UnreadableInput) -> [Diagnostic] {
    let schemas = try compiledSchemas(files.schemas)
    let context = SourceContext(alone: await schemas.parser(jobs: jobs).parse(files))
    let findings = await Rule.diagnostics(of: Rule.all.compactMap(\.alone), in: context, jobs: jobs)
    return (schemas.warnings + context.unaccepted(findings)).sorted()
  }

  /// Reads logos that the last check left out, for the next one.
  package mutating func readLogos(_ logos: [SourceText]) async {
    cache.add(await LogoDrawing.all(of: logos, jobs: jobs))
  }

  /// What was read by other schemas, or compared with them, has to be read again.
  private mutating func compiledSchemas(
    _ files: SchemaFiles
  ) throws(UnreadableInput) -> CompiledSchemas {
    if let schemas, schemas.files.hasSameBytes(as: files) { return schemas.compiled }
    let compiled = try CompiledSchemas(files)
    (schemas, baseline, cache) = ((files, compiled), nil, ParseCache())
    return compiled
  }

  private mutating func readBaseline(
    of files: SourceFiles, _ schemas: CompiledSchemas, _ sources: ParsedSources
  ) throws(UnreadableInput) {
    guard baseline?.source.bytes != files.baseline?.bytes else { return }
    baseline = nil
    guard let source = files.baseline else { return }
    baseline = try ReleasedCatalogue(
      baseline: source, named: files.baselineName, of: schemas.kind)
  }
}

/// The sources of a catalogue, read and checked.
package struct CheckedSources: Sendable {
  /// What the files were read by.
  package let schemas: CompiledSchemas
  /// The files, as far as they could be read.
  package let sources: ParsedSources
  /// What the rules looked at.
  package let context: SourceContext
  /// All findings, by position, without those that the sources accept.
  package let findings: [Diagnostic]
  /// The warnings that the sources accept.
  package let accepted: [AcceptedFinding]
}
