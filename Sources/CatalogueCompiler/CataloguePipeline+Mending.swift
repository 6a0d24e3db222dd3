public import Diagnostics

extension CataloguePipeline {
  /// Makes every change that a finding in the settings or a brand file has, until none has one.
  /// - Returns: the sources as they are then, and the findings that were mended; none where a schema has errors, which a
  ///   check tells.
  public func mend(_ files: SourceFiles) async -> (files: SourceFiles, mended: [Diagnostic]) {
    guard let schemas = try? CompiledSchemas(files.schemas) else { return (files, []) }
    var files = files
    var mending = Mending([files.settings] + files.brands)
    var parser = schemas.parser(jobs: jobs)
    // No change comes from a logo, and bringing them into form takes most of the time.
    var sources = files
    sources.logos = []
    for _ in 0..<Mending.mostRounds {
      let parsed = await parser.parse(sources)
      let context = SourceContext(alone: parsed)
      let findings = await Rule.diagnostics(of: Rule.mendable, in: context, jobs: jobs)
      guard mending.apply(findings) else { break }
      parser.cache = ParseCache(parsed)
      sources.settings = mending.files.first ?? sources.settings
      sources.brands = Array(mending.files.dropFirst())
    }
    (files.settings, files.brands) = (sources.settings, sources.brands)
    return (files, mending.mended)
  }
}
