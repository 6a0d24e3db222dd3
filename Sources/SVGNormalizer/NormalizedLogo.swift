/// What came of a file that was to be a logo.
public struct NormalizedLogo: Sendable {
  /// The picture; `nil` where the file is refused.
  public let logo: Logo?
  /// All that is wrong with the file, in the order in which it was found.
  public let problems: [LogoProblem]
}
