public import Catalogue
internal import Diagnostics
internal import JSONSchema
internal import StrictJSON

/// The compiler: source files in, findings and files out, all in memory.
///
/// `SourceFiles → ParsedSources → CheckedCatalogue → VersionedCatalogue → EmittedFiles`: a stage returns its value
/// and adds to one list of findings; none stops at the first finding, prints or exits.
public struct CataloguePipeline: Sendable {
  /// A stage of the pipeline, in its order.
  public enum Stage: String, Sendable {
    case parse, check, version, emit
  }

  private let today: CalendarDate
  private let jobs: Int
  private let onStage: @Sendable (Stage) -> Void

  /// - Parameters:
  ///   - today: the day of the build, in UTC.
  ///   - jobs: how many files are worked on at once; the result doesn't depend on it.
  ///   - onStage: told when a stage begins, by those who show progress or measure.
  public init(today: CalendarDate, jobs: Int, onStage: @escaping @Sendable (Stage) -> Void = { _ in }) {
    self.onStage = onStage
    self.today = today
    self.jobs = max(1, jobs)
  }

  /// Checks the sources and writes the catalogue in every form.
  public func build(_ files: SourceFiles) async -> BuildResult {
    await run(files) { _, _ in [] }
  }

  /// Does what a build does, and looks at the result beside the catalogue in the working folder, the last release
  /// and a second build.
  /// - Parameter trackedGeneratedPaths: generated files that git tracks.
  public func check(_ files: SourceFiles, trackedGeneratedPaths: [String]) async -> BuildResult {
    await run(files) { stages, versioned in
      var reversed = files
      reversed.brands.reverse()
      reversed.logoPaths.reverse()
      let second = await run(reversed) { _, _ in [] }
      guard let json = second.files?.first?.bytes,
        let fresh = try? ReleasedCatalogue(SourceText(path: files.cataloguePath, bytes: versioned.json)),
        let rebuilt = try? ReleasedCatalogue(SourceText(path: files.cataloguePath, bytes: json))
      else { return [] }
      let context = ReleaseContext(
        fresh: fresh, rebuilt: rebuilt, existing: stages.existing, cataloguePath: files.cataloguePath,
        baseline: stages.baseline, publishedSchema: stages.schemas.published,
        trackedGeneratedPaths: trackedGeneratedPaths)
      return Rule.all.flatMap { $0.diagnostics(context) }
    }
  }

  /// What the stages have in common.
  private struct Stages {
    let schemas: CompiledSchemas
    let baseline: ReleasedCatalogue?
    let existing: ReleasedCatalogue?
  }

  private func run(
    _ files: SourceFiles, release: (Stages, VersionedCatalogue) async -> [Diagnostic]
  ) async -> BuildResult {
    var diagnostics: [Diagnostic] = []
    onStage(.parse)
    guard let stages = prepare(files, &diagnostics) else {
      return BuildResult(diagnostics: diagnostics.sorted(), files: nil, catalogue: nil)
    }
    let parser = SourceParser(
      brandSchema: stages.schemas.brand, settingsSchema: stages.schemas.settings, jobs: jobs)
    let parsed = await parser.parse(files)
    onStage(.check)
    let context = SourceContext(sources: parsed, baseline: stages.baseline, templates: files.templates)
    diagnostics += Rule.all.flatMap { $0.diagnostics(context) }
    guard !diagnostics.contains(where: { $0.severity == .error }), let checked = CheckedCatalogue(parsed)
    else {
      return BuildResult(diagnostics: diagnostics.sorted(), files: nil, catalogue: nil)
    }
    onStage(.version)
    let versioned = VersionedCatalogue(
      checked, baseline: stages.baseline, existing: stages.existing, today: today)
    diagnostics += await release(stages, versioned)
    onStage(.emit)
    do {
      let emitter = Emitter(templates: files.templates, categories: checked.categories)
      let emitted = try await emitter.emit(versioned)
      return BuildResult(diagnostics: diagnostics.sorted(), files: emitted, catalogue: versioned.catalogue)
    } catch {
      diagnostics.append(
        Rule.templateNames.diagnostic(Finding("a template can't be read: \(error)", at: nil)))
      return BuildResult(diagnostics: diagnostics.sorted(), files: nil, catalogue: nil)
    }
  }

  /// Reads what the stages need besides the sources.
  private func prepare(_ files: SourceFiles, _ diagnostics: inout [Diagnostic]) -> Stages? {
    do throws(UnreadableInput) {
      let schemas = try CompiledSchemas(files.schemas)
      let baseline =
        if let source = files.baseline { try Self.baseline(source) } else { nil as ReleasedCatalogue? }
      let existing =
        files.existing?.bytes == files.baseline?.bytes
        ? baseline : files.existing.flatMap { try? ReleasedCatalogue($0) }
      return Stages(schemas: schemas, baseline: baseline, existing: existing)
    } catch {
      diagnostics.append(error.diagnostic)
      return nil
    }
  }

  private static func baseline(_ source: SourceText) throws(UnreadableInput) -> ReleasedCatalogue {
    do throws(ReleasedCatalogue.Unreadable) { return try ReleasedCatalogue(source) } catch {
      throw UnreadableInput(
        rule: .readableBaseline, message: error.message, location: error.location,
        fix: "restore the file as it was released, or name the last release with --baseline")
    }
  }
}
