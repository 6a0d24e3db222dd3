/// Path data for Android: what `SVGWriter` writes, in pieces that its compiled resources can hold. Android's reader
/// knows a point or a minus as the begin of the next number, and further points after `M` as lines.
enum VectorDrawablePathData {
  /// The longest attribute value, in bytes; a longer one is replaced by an error message, and the app crashes.
  static let longest = 32_767

  /// The data of paths that together draw the same. A path that is too long is divided between subpaths that lie
  /// further apart than `reach` on either side, so that neither fill rule nor translucency shows the seam.
  static func pieces(of path: Path, reach: Double) throws(VectorDrawableLimitation) -> [String] {
    let text = PathWriter.text(for: path)
    guard text.utf8.count > longest else { return text.isEmpty ? [] : [text] }
    let subpaths = path.subpaths.filter { !$0.segments.isEmpty }
    let boxes = subpaths.compactMap { Path(subpaths: [$0]).bounds?.expanded(by: reach) }
    guard let clusters = BoxClusters(boxes) else { throw .longPath }
    let parts = clusters.members.map { members in Path(subpaths: members.map { subpaths[$0] }) }
    let pieces = joined(parts).map { PathWriter.text(for: $0) }
    guard pieces.allSatisfy({ $0.utf8.count <= longest }) else { throw .longPath }
    return pieces
  }

  /// The data of a clip's area; empty where that is.
  static func outline(of clip: LogoClip) throws(VectorDrawableLimitation) -> String {
    guard clip.outlines.allSatisfy({ $0.rule == .nonZero }) else { throw .evenOddClip }
    guard BoxClusters.areApart(clip.outlines.compactMap(\.path.bounds)) else { throw .overlappingClip }
    let text = PathWriter.text(for: Path(subpaths: clip.outlines.flatMap(\.path.subpaths)))
    guard text.utf8.count <= longest else { throw .longPath }
    return text
  }

  /// As few paths as can be, filled up in turn. A path is never longer than its parts, because relative commands
  /// are used only where they are shorter.
  private static func joined(_ parts: [Path]) -> [Path] {
    var paths: [Path] = []
    var room = 0
    for part in parts {
      let length = PathWriter.text(for: part).utf8.count
      if paths.isEmpty || length > room {
        paths.append(Path())
        room = longest
      }
      paths[paths.count - 1].subpaths += part.subpaths
      room -= length
    }
    return paths
  }
}
