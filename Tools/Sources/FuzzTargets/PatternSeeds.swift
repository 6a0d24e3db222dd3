/// The patterns that a file has in quotes, each with a text of the same file.
enum PatternSeeds {
  /// Inputs of a pattern, a line feed and a text.
  static func inputs(in bytes: [UInt8]) -> [[UInt8]] {
    let texts = bytes.split(separator: UInt8(ascii: "\"")).map { Array($0) }
    return zip(texts, texts.dropFirst(2)).compactMap { pattern, text in
      let isPattern = pattern.first == UInt8(ascii: "^") && !pattern.contains(0x0A)
      // JSON writes each backslash of a pattern twice.
      return isPattern ? unescaped(pattern) + [0x0A] + text : nil
    }
  }

  private static func unescaped(_ text: [UInt8]) -> [UInt8] {
    var (result, isEscaped): ([UInt8], Bool) = ([], false)
    for byte in text {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { result.append(byte) }
    }
    return result
  }
}
