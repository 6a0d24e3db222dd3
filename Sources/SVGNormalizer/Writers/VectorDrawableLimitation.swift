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
