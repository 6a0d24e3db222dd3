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
