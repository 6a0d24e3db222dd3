public import Catalogue
internal import CatalogueDifferences
internal import CatalogueEmit
internal import CatalogueRules
public import CatalogueSources
internal import Diagnostics
internal import JSONSchema
internal import StrictJSON

/// The compiler: source files in, findings and files out, all in memory.
///
/// `SourceFiles → ParsedSources → CheckedCatalogue → VersionedCatalogue → BuildResult`: a stage returns its value
/// and adds to one list of findings; none stops at the first finding, prints or exits.
public struct CataloguePipeline: Sendable {
  /// A stage of the pipeline, in its order.
  public enum Stage: String, Sendable {
    case parse, check, version, emit
  }

  private let today: CalendarDate
  private let latest: CalendarDate?
  let jobs: Int
  private let onStage: @Sendable (Stage) -> Void

  /// - Parameters:
  ///   - today: the day of the build, in UTC.
  ///   - latest: the latest day that a version may have; `nil` for any.
  ///   - jobs: how many files are worked on at once; the result doesn't depend on it.
  ///   - onStage: called when a stage begins, to show progress or to measure.
  public init(
    today: CalendarDate, latest: CalendarDate? = nil, jobs: Int,
    onStage: @escaping @Sendable (Stage) -> Void = { _ in }
  ) {
    self.onStage = onStage
    self.today = today
    self.latest = latest
    self.jobs = max(1, jobs)
  }

  /// Checks the sources and writes the catalogue in every form.
  /// - Parameter isRelease: whether apps that have the last release have to be able to read it.
  public func build(_ files: SourceFiles, isRelease: Bool = false) async -> BuildResult {
    var assembly = await assemble(files)
    if isRelease {
      check(&assembly, by: Rule.ofReleases, files)
      if assembly.hasErrors { assembly.release = nil }
    }
    return await emit(assembly, files)
  }

  /// What a template is given: every name with its value, as JSON. The templates aren't checked: the one that is asked
  /// for may still have to be written.
  /// - Parameter template: the template's file name, which needn't be there; it says how literals are written.
  /// - Returns: the findings, and the JSON unless one is an error.
  public func view(_ files: SourceFiles, of template: String) async -> ViewResult {
    let assembly = await assemble(
      files, rules: Rule.all.filter { $0.description.id != Rule.templateNames.description.id })
    let json = assembly.release.map { release in
      let catalogue = release.versioned.catalogue
      let language = release.parsed.settings.language(of: template, in: catalogue.kind)
      return CatalogueView(
        catalogue: catalogue, language: language,
        chunks: BrandChunks(catalogue, mostReadable: language.mostReadable)
      ).json
    }
    return ViewResult(diagnostics: assembly.diagnostics.sorted(), json: json)
  }

  /// What the stages need besides the sources.
  struct Inputs {
    let schemas: CompiledSchemas
    let baseline: ReleasedCatalogue?
    let existing: Result<ReleasedCatalogue, ReleasedCatalogue.Unreadable>?
  }

  /// A catalogue, and what else is needed to write it in every form.
  struct Release {
    let inputs: Inputs
    let parsed: ParsedSources
    let versioned: VersionedCatalogue
  }

  /// What all stages but the last give.
  struct Assembly {
    var diagnostics: [Diagnostic] = []
    /// The warnings that the sources accept.
    var accepted: [AcceptedFinding] = []
    /// The catalogue, and what it was made with; `nil` after an error.
    var release: Release?

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// The result of a build that ends here.
    var failure: BuildResult {
      BuildResult(
        diagnostics: diagnostics.sorted(), accepted: accepted, files: nil, unchangedFiles: [], images: [],
        assets: [], catalogue: nil, settings: nil, sources: nil)
    }
  }

  /// Every stage but the last.
  /// - Parameter known: what was prepared before of the same files.
  func assemble(
    _ files: SourceFiles, _ known: Inputs? = nil, rules: [Rule] = Rule.all
  ) async -> Assembly {
    var assembly = Assembly()
    onStage(.parse)
    guard let schemas = known?.schemas ?? compile(files.schemas, &assembly.diagnostics) else {
      return assembly
    }
    let parsed = await schemas.parser(jobs: jobs).parse(files)
    guard let inputs = known ?? prepare(files, schemas, parsed, &assembly.diagnostics) else {
      return assembly
    }
    onStage(.check)
    let context = SourceContext(sources: parsed, baseline: inputs.baseline, templates: files.templates)
    let found = await Rule.diagnostics(of: rules, in: context, jobs: jobs)
    let accepted = Rule.accepting(assembly.diagnostics + found, in: parsed)
    (assembly.diagnostics, assembly.accepted) = (accepted.findings, accepted.accepted)
    guard !assembly.hasErrors else { return assembly }
    if let versioned = await version(parsed, inputs, &assembly.diagnostics) {
      assembly.release = Release(inputs: inputs, parsed: parsed, versioned: versioned)
    }
    return assembly
  }

  /// The catalogue of sources without errors; `nil` where there can't be one.
  private func version(
    _ sources: ParsedSources, _ inputs: Inputs, _ diagnostics: inout [Diagnostic]
  ) async -> VersionedCatalogue? {
    let languages = sources.settings.languages(of: sources.kind)
    guard let checked = await CheckedCatalogue(sources, in: languages, jobs: jobs) else {
      // A rule should have said what.
      diagnostics.append(
        Rule.schema.diagnostic(
          Finding(
            "something in the sources can't be published", at: .file(sources.settings.source.path),
            fix: "this is a bug in the compiler, which should say what it is: report it")))
      return nil
    }
    onStage(.version)
    let versioned = VersionedCatalogue(
      checked, baseline: inputs.baseline,
      existing: (try? inputs.existing?.get()).flatMap { isPossible($0.version) ? $0 : nil },
      today: today)
    guard isPossible(versioned.catalogue.version) else {
      diagnostics.append(
        Rule.notInTheFuture.diagnostic(.version(versioned.catalogue.version, after: inputs.baseline)))
      return nil
    }
    return versioned
  }

  private func isPossible(_ version: CatalogueVersion) -> Bool { latest.map { version.date <= $0 } ?? true }

  /// The last stage.
  func emit(
    _ assembly: Assembly, _ files: SourceFiles, writesLogos: Bool = true
  ) async -> BuildResult {
    guard let release = assembly.release else { return assembly.failure }
    onStage(.emit)
    let settings = release.parsed.settings
    let emitter = Emitter(
      templates: files.templates, languages: settings.languages(of: release.versioned.catalogue.kind))
    // A check compares, and writes nothing.
    let content = writesLogos ? release.versioned.json : release.versioned.comparedJSON
    let json = EmittedFile(destination: .catalogue, content: content)
    let code = await emitter.emit(release.versioned.catalogue, jobs: jobs)
    let logos = writesLogos ? LogoFiles(of: release.parsed, present: files.unchangedOutputs) : .none
    let outputs = settings.outputs(of: release.versioned.catalogue.kind)
    let pictures = EntryImages(outputs, of: release.versioned.catalogue, release.parsed.logos)
    let errors =
      pictures.problems.map(Rule.outputNeeds.diagnostic)
      + JSONOutputs.problems(of: outputs, in: code.files, of: release.versioned.catalogue)
      .map(Rule.templateNames.diagnostic)
    let diagnostics = assembly.diagnostics + errors
    guard errors.isEmpty else {
      return Assembly(diagnostics: diagnostics, accepted: assembly.accepted).failure
    }
    return BuildResult(
      diagnostics: diagnostics.sorted(), accepted: assembly.accepted,
      files: [json] + code.files + logos.files,
      unchangedFiles: logos.unchanged, images: logos.bitmaps + pictures.images,
      assets: release.versioned.catalogue.named(among: release.parsed.assets),
      catalogue: code.catalogue, settings: settings,
      sources: ReadSources(parsed: release.parsed, kind: files.schemas.kind))
  }

  /// Reads the schemas; `nil` where one can't be read.
  private func compile(_ files: SchemaFiles, _ diagnostics: inout [Diagnostic]) -> CompiledSchemas? {
    do throws(UnreadableInput) {
      let schemas = try CompiledSchemas(files)
      diagnostics += schemas.warnings
      return schemas
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }

  /// Reads what the stages need besides the sources: the last release, and the catalogue in the working folder.
  private func prepare(
    _ files: SourceFiles, _ schemas: CompiledSchemas, _ parsed: ParsedSources,
    _ diagnostics: inout [Diagnostic]
  ) -> Inputs? {
    do throws(UnreadableInput) {
      let baseline =
        if let source = files.baseline {
          try ReleasedCatalogue(
            baseline: source, named: files.baselineName, of: schemas.kind)
        } else {
          nil as ReleasedCatalogue?
        }
      let existing = files.existing.map { source in
        Result { () throws(ReleasedCatalogue.Unreadable) in
          // Most often it is the last release.
          if let baseline, baseline.source.bytes == source.bytes { return baseline }
          return try ReleasedCatalogue(source)
        }
      }
      return Inputs(schemas: schemas, baseline: baseline, existing: existing)
    } catch {
      diagnostics += error.diagnostics
      return nil
    }
  }
}
