internal import CatalogueRules
public import CatalogueSources
public import Diagnostics

extension CataloguePipeline {
  /// Makes the suggested edits of all findings in the settings and the brand files, until none has one.
  /// - Returns: the sources as they are then, and the findings that were fixed; none where a schema has errors, which a
  ///   check reports.
  public func autofix(_ files: SourceFiles) async -> (files: SourceFiles, fixed: [Diagnostic]) {
    guard let schemas = try? CompiledSchemas(files.schemas) else { return (files, []) }
    var files = files
    var autofix = Autofix([files.settings] + files.brands)
    // No edit is about a drawing, and normalising them takes most of the time: their names are enough.
    var parser = schemas.parser(jobs: jobs, logoLimit: 0)
    var sources = files
    for _ in 0..<Autofix.mostRounds {
      let parsed = await parser.parse(sources)
      let context = SourceContext(alone: parsed)
      let findings = await Rule.diagnostics(of: Rule.fixable, in: context, jobs: jobs)
      guard autofix.apply(context.unaccepted(findings)) else { break }
      parser.cache = ParseCache(parsed)
      sources.settings = autofix.files.first ?? sources.settings
      sources.brands = Array(autofix.files.dropFirst())
    }
    (files.settings, files.brands) = (sources.settings, sources.brands)
    return (files, autofix.fixed)
  }
}
