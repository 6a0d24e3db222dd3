internal import CatalogueDifferences
internal import CatalogueEmit
internal import CatalogueRules
public import CatalogueSources
internal import Diagnostics

extension CataloguePipeline {
  /// Builds, and compares the result with the catalogue in the working folder and the last release.
  /// - Parameters:
  ///   - trackedGeneratedPaths: generated files that git tracks.
  ///   - isCold: whether no cache is used, but by a second build, which has to give the same.
  /// - Returns: what a build gives, without the files of logos.
  public func check(
    _ files: SourceFiles, trackedGeneratedPaths: [String], isCold: Bool = false
  ) async -> BuildResult {
    var sources = files
    if isCold { sources.cache = BuildCache() }
    var assembly = await assemble(sources)
    var second: Release?
    if isCold, let release = assembly.release {
      second = await assemble(files.reversed(), release.inputs).release
    }
    check(&assembly, by: Rule.all, beside: second, files, trackedGeneratedPaths)
    let result = await emit(assembly, sources, writesLogos: false)
    guard let second else { return result }
    let rebuilt = await emit(Assembly(release: second), files, writesLogos: false)
    return result.reporting(Self.differences(between: result, and: rebuilt).map(Rule.reproducible.diagnostic))
  }

  /// The generated files that two builds of the same sources have otherwise; what is wrong with the catalogue itself is found
  /// by comparing that.
  private static func differences(between first: BuildResult, and second: BuildResult) -> [Finding] {
    guard let files = first.files, let others = second.files else { return [] }
    let known = Dictionary(others.map { ($0.destination, $0) }) { first, _ in first }
    return files.compactMap { file in
      guard case .generated(let name) = file.destination, known[file.destination] != file else { return nil }
      return Finding("\(name) differs between two builds", at: nil, fix: Rule.irreproducibleFix)
    }
  }

  /// Adds what rules find in the catalogue beside the ones that were released before.
  /// - Parameter second: the catalogue of a second build.
  func check(
    _ assembly: inout Assembly, by rules: [Rule], beside second: Release? = nil, _ files: SourceFiles,
    _ trackedGeneratedPaths: [String] = []
  ) {
    guard let release = assembly.release else { return }
    do throws(UnreadableInput) {
      let context = try context(of: release, second, files, trackedGeneratedPaths)
      assembly.diagnostics += rules.flatMap { $0.diagnostics(context) }
    } catch {
      assembly.diagnostics += error.diagnostics
      assembly.release = nil
    }
  }

  private func context(
    of release: Release, _ second: Release?, _ files: SourceFiles, _ trackedGeneratedPaths: [String]
  ) throws(UnreadableInput) -> ReleaseContext {
    let path = files.cataloguePath
    func readBack(_ release: Release) throws(UnreadableInput) -> ReleasedCatalogue {
      try ReleasedCatalogue(fresh: SourceText(path: path, bytes: release.versioned.comparedJSON.bytes))
    }
    return ReleaseContext(
      fresh: try readBack(release), rebuilt: try second.map(readBack), existing: release.inputs.existing,
      cataloguePath: path,
      baseline: release.inputs.baseline, settings: release.parsed.settings,
      kind: release.inputs.schemas.kind, baselineKind: files.baselineKind,
      publishedSchema: try PublishedSchema.compiled(of: files.schemas.kind),
      trackedGeneratedPaths: trackedGeneratedPaths)
  }
}
