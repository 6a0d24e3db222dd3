/// What a VectorDrawable can't say, so that Android needs the logo as a bitmap.
public enum VectorDrawableLimitation: Error, Hashable, Sendable, CaseIterable {
  /// Things that overlap and are translucent as a whole: a VectorDrawable knows only the opacity of each.
  case groupOpacity
  /// A radial gradient that isn't a circle.
  case ellipticGradient
  /// A radial gradient whose focus isn't its centre.
  case focalGradient
  /// A clip whose inside is found by the even-odd rule: `clip-path` has no `fillType`.
  case evenOddClip
  /// A clip of several outlines that overlap: several `clip-path` would intersect, and in one, outlines that run in
  /// opposite directions would cancel each other out.
  case overlappingClip
  /// An outline of more bytes than a compiled resource can hold.
  case longPath

  /// One sentence for the person who drew the logo.
  public var message: String {
    switch self {
    case .groupOpacity: "things that overlap are made translucent together"
    case .ellipticGradient: "a radial gradient is an ellipse"
    case .focalGradient: "a radial gradient's focus isn't its centre"
    case .evenOddClip: "a clip uses the even-odd rule"
    case .overlappingClip: "a clip is made of outlines that overlap"
    case .longPath: "a path is longer than \(Path.longestData) bytes"
    }
  }
}

/// Path data for Android, which is that of the SVG: Android's reader too knows a point or a minus as the begin of the
/// next number, and further points after `M` as lines.
enum VectorDrawablePathData {
  /// The data of an outline; empty where that is.
  static func text(for path: Path) throws(VectorDrawableLimitation) -> String {
    guard !path.isTooLong else { throw .longPath }
    return PathWriter.text(for: path)
  }

  /// The data of a clip's area; empty where that is.
  static func text(for clip: LogoClip) throws(VectorDrawableLimitation) -> String {
    guard clip.outlines.allSatisfy({ $0.rule == .nonZero }) else { throw .evenOddClip }
    guard BoxClusters.areApart(clip.outlines.compactMap(\.path.bounds)) else { throw .overlappingClip }
    return try text(for: Path(subpaths: clip.outlines.flatMap(\.path.subpaths)))
  }
}
