/// The encodings of Unicode in units of two and four bytes, which editors on some systems save in.
public enum WideEncoding {
  /// Whether a text begins as UTF-16 or UTF-32: with a byte order mark of theirs, or with ASCII characters that are
  /// padded with zeros (as in RFC 4627, section 3).
  public static func isLikely(_ text: some Sequence<UInt8>) -> Bool {
    let start = Array(text.prefix(4))
    if start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE]) { return true }
    return start.count == 4 && (start[0] == 0 && start[2] == 0 || start[1] == 0 && start[3] == 0)
  }
}
