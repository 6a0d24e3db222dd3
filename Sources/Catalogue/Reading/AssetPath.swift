/// The path of a file that belongs to an entry, relative to the published catalogue: `logos/conad.svg`.
public enum AssetPath {
  /// Whether it is a file in one folder, both with names that lead nowhere else on any disk and in any address.
  public static func isPlain(_ path: String) -> Bool {
    let segments = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard segments.count == 2, let name = segments.last, name.first != UInt8(ascii: ".") else { return false }
    return segments.allSatisfy { segment in
      !segment.isEmpty && segment.allSatisfy { isLetterOrDigit($0) || "-_.".utf8.contains($0) }
    } && segments[0].first != UInt8(ascii: ".")
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
