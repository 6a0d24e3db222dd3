extension String {
  /// The text as one word of a shell's command line, in quotes where it needs them.
  public var shellWord: String {
    guard isEmpty || !utf8.allSatisfy(Self.isPlain) else { return self }
    // Within single quotes a shell takes everything as it is, but for a single quote. By bytes: to Swift a quote and an
    // accent after it are one character.
    let parts = utf8.split(separator: UInt8(ascii: "'"), omittingEmptySubsequences: false)
    return "'\(parts.map { String(Substring($0)) }.joined(separator: #"'\''"#))'"
  }

  /// Whether a shell takes a byte as it is, anywhere in a word. What isn't ASCII is of letters.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "/._-+:,@".utf8.contains(byte)
    }
  }
}
