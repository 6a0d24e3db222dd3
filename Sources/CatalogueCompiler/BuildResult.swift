public import Catalogue
public import Diagnostics

/// What came of a build.
public struct BuildResult: Sendable {
  /// All findings, by place.
  public let diagnostics: [Diagnostic]
  /// The files to write; `nil` when an error stands in the way.
  public let files: [EmittedFile]?
  /// The catalogue that the sources give; `nil` when an error stands in the way.
  public let catalogue: Catalogue?

  /// What holds for the whole market; `nil` when an error stands in the way.
  let settings: MarketSettings?
  /// The logos with what came of them; `nil` when an error stands in the way.
  let logos: [LogoSource]?

  /// What spares the next build the work on logos that don't change, for ``SourceFiles/logoCache``; `nil` when an
  /// error stands in the way.
  public var logoCache: [UInt8]? { logos.map { LogoCache.bytes(of: $0) } }

  /// How many logos an earlier build had brought into form.
  public var cachedLogoCount: Int { logos?.count(where: \.isCached) ?? 0 }

  /// Whether an error was found.
  public var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}
