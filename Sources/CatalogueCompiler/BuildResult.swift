public import CatalogueEmit
public import CatalogueSources
public import Diagnostics

/// The result of a build.
public struct BuildResult: Sendable {
  /// All findings, by position.
  public let diagnostics: [Diagnostic]
  /// The warnings that the sources accept.
  public let accepted: [AcceptedFinding]
  /// The files to write; `nil` after an error.
  public let files: [EmittedFile]?
  /// The pictures to draw and write; none after an error.
  public let images: [EmittedImage]
  /// The files that entries name, to be copied; none after an error.
  public let assets: [AssetFile]
  /// The catalogue that the sources give; `nil` after an error.
  public let catalogue: PublishedCatalogue?

  /// What holds for the whole market; `nil` after an error.
  let settings: MarketSettings?
  /// The logos in their normal forms; `nil` after an error.
  let logos: [LogoSource]?

  /// The normalised logos for the next build, as ``SourceFiles/logoCache``; `nil` after an error.
  public var logoCache: [UInt8]? { logos.map { LogoCache.bytes(of: $0) } }

  /// How many logos came from the cache.
  public var cachedLogoCount: Int { logos?.count(where: \.isCached) ?? 0 }

  /// Whether an error was found.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

/// What a template would be given.
public struct ViewResult: Sendable {
  /// Everything that was found, in the order of the sources.
  public let diagnostics: [Diagnostic]
  /// Every name with its value; `nil` after an error.
  public let json: [UInt8]?
}
