/// The short name of a logo, with which the ids in its file begin, so that two logos may stand in one document.
public struct LogoSlug: Hashable, Sendable, CustomStringConvertible {
  /// The name itself.
  public let description: String

  /// `nil` unless the text is made of `a` to `z`, `0` to `9` and `-`, and isn't empty: nothing that has a meaning
  /// in XML, JSON or a file's path.
  public init?(_ text: String) {
    let isPlain = text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
    guard isPlain, !text.isEmpty else { return nil }
    description = text
  }
}
