extension Path {
  /// The longest path data, in bytes, that Android reads: of a longer attribute its resources keep nothing.
  static let longestData = 32_767

  /// Whether the written path is longer than Android reads.
  var isTooLong: Bool {
    mayExceed(Self.longestData) && PathWriter.text(for: self).utf8.count > Self.longestData
  }

  /// Whether the written path, with another behind it, may be longer than so many bytes: no segment needs more than
  /// sixty.
  func mayExceed(_ length: Int, with other: Path = Path()) -> Bool {
    (segmentCount + other.segmentCount) * 60 > length
  }

  /// How many segments there are, with the moves to each start.
  var segmentCount: Int { subpaths.reduce(0) { $0 + 1 + $1.segments.count } }
}
