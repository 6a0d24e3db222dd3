/// A pattern of target paths: `*` stands for any characters but a slash, `?` for one (TUF 1.0.34, section 4.5).
struct PathPattern {
  private let segments: [[Unicode.Scalar]]

  init(_ text: String) { segments = Self.segments(of: text) }

  /// Whether the pattern stands for the path: as many segments, each matched on its own.
  func matches(_ path: String) -> Bool {
    let parts = Self.segments(of: path)
    return parts.count == segments.count && zip(segments, parts).allSatisfy(Self.matches)
  }

  private static func segments(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { Array($0) }
  }

  /// Goes back only to the last `*`, so that the time is bounded by the product of both lengths.
  private static func matches(_ pattern: [Unicode.Scalar], _ text: [Unicode.Scalar]) -> Bool {
    var (place, position) = (0, 0)
    var retry: (place: Int, position: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == "*" {
        retry = (place + 1, position)
        place += 1
      } else if place < pattern.count, pattern[place] == "?" || pattern[place] == text[position] {
        (place, position) = (place + 1, position + 1)
      } else if let last = retry {
        (place, position) = (last.place, last.position + 1)
        retry = (last.place, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }
}
