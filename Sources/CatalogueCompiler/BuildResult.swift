public import CatalogueEmit
internal import CatalogueRules
public import CatalogueSources
public import Diagnostics

/// The result of a build.
public struct BuildResult: Sendable {
  /// All findings, by position.
  public private(set) var diagnostics: [Diagnostic]
  /// The warnings that the sources accept.
  public let accepted: [AcceptedFinding]
  /// The files to write; `nil` after an error, and once they are written.
  public private(set) var files: [EmittedFile]?
  /// The names of generated files that needn't be written, because ``SourceFiles/unchangedOutputs`` has them.
  public let unchangedFiles: [String]
  /// The pictures to draw and write; none after an error.
  public let images: [EmittedImage]
  /// The files that entries name, to be copied; none after an error.
  public let assets: [AssetFile]
  /// The catalogue that the sources give; `nil` after an error.
  public let catalogue: PublishedCatalogue?

  /// How many entries have no logo because no icon set was given.
  public var unknownIconCount: Int { catalogue?.unknownIcons.count ?? 0 }

  /// What holds for the whole market; `nil` after an error.
  let settings: MarketSettings?
  /// The sources as they were read; `nil` after an error.
  let sources: ReadSources?

  /// What was learnt of the sources, for the next build as ``SourceFiles/cache``; `nil` after an error.
  public var cacheContents: BuildCacheContents? {
    guard let sources else { return nil }
    return BuildCacheContents(
      sources.parsed, catalogue: catalogue, findings: found, kind: sources.kind)
  }

  /// Whether a new cache would spare the next build little more than the one that this build was given, which may have the
  /// logos of all files but ``unchangedFiles`` as they were before: it had nearly all logos and entries, and to read one
  /// takes less than a thousandth of what it takes to write the cache of thousands.
  public var keepsCache: Bool {
    let known = cachedCount
    guard let sources, sources.parsed.isPublishedAsBefore, known.entries > 0 else { return false }
    let parsed = sources.parsed
    return parsed.drawings.count - known.logos <= parsed.drawings.count / 100
      && parsed.newlySound(found) <= parsed.brands.count / 100
  }

  /// All findings, also those that the sources accept.
  private var found: [Diagnostic] { diagnostics + accepted.map(\.finding) }

  /// How many entries and logos came from the cache.
  public var cachedCount: (entries: Int, logos: Int) {
    guard let parsed = sources?.parsed else { return (0, 0) }
    let unsettled = parsed.collections.map(\.unsettled.count).reduce(0, +)
    return (parsed.brands.count - unsettled, parsed.drawings.count(where: \.isCached))
  }

  /// The paths of the entries and logos that the cache didn't have as they are.
  public var sourcesBesideCache: [String] {
    guard let parsed = sources?.parsed else { return [] }
    return parsed.collections.flatMap(\.unsettled).map(\.source.path)
      + parsed.drawings.filter { !$0.isCached }.map(\.source.path)
  }

  /// The same result with further findings.
  func reporting(_ findings: [Diagnostic]) -> BuildResult {
    var result = self
    result.diagnostics = (diagnostics + findings).sorted()
    return result
  }

  /// Gives the memory of the files back, once they are written: that of the cache comes then.
  public mutating func forgetFiles() { files = nil }

  /// Whether an error was found.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// What a build read.
struct ReadSources: Sendable {
  let parsed: ParsedSources
  /// The files of their kind.
  let kind: KindFiles
}

/// What a template would be given.
public struct ViewResult: Sendable {
  /// Everything that was found, in the order of the sources.
  public let diagnostics: [Diagnostic]
  /// Every name with its value; `nil` after an error.
  public let json: [UInt8]?
}
