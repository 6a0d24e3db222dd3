/// What a VectorDrawable can't express, so that Android needs the logo as a bitmap.
public enum VectorDrawableLimitation: Error, Hashable, Sendable, CaseIterable {
  /// Overlapping nodes that are translucent as a whole: in a VectorDrawable each has its own opacity.
  case groupOpacity
  /// A radial gradient that isn't a circle, on a stroke or so thin that numbers become too large.
  case ellipticGradient
  /// A radial gradient whose focus isn't its centre.
  case focalGradient
  /// A clip with the even-odd rule: `clip-path` has no `fillType`.
  case evenOddClip
  /// A clip of overlapping outlines: several `clip-path` would intersect, and in one, outlines of opposite directions
  /// would cancel each other out.
  case overlappingClip
  /// An outline of more bytes than a compiled resource can hold.
  case longPath

  /// One sentence for the person who drew the logo.
  public var message: String {
    switch self {
    case .groupOpacity: "overlapping shapes share an opacity"
    case .ellipticGradient: "a stroke's radial gradient is an ellipse, or a fill's a very thin one"
    case .focalGradient: "a radial gradient's focus isn't its centre"
    case .evenOddClip: "a clip uses the even-odd rule"
    case .overlappingClip: "a clip has overlapping outlines"
    case .longPath: "a path is longer than \(Path.longestData) bytes"
    }
  }
}

/// Path data for Android, which is that of the SVG: Android's reader, too, begins a number at a point or a minus sign,
/// and reads further points after `M` as lines.
enum VectorDrawablePathData {
  /// A path's data, if Android reads as much.
  static func readable(_ data: String) throws(VectorDrawableLimitation) -> String {
    guard data.utf8.count <= Path.longestData else { throw .longPath }
    return data
  }

  static func text(for clip: LogoClip) throws(VectorDrawableLimitation) -> String {
    guard clip.outlines.allSatisfy({ $0.rule == .nonZero }) else { throw .evenOddClip }
    guard !clip.hasOverlaps else { throw .overlappingClip }
    return try readable(PathWriter.text(for: Path(subpaths: clip.outlines.flatMap(\.path.subpaths))))
  }
}
