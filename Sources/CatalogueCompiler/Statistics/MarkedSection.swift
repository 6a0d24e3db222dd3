/// The part of a text that a program keeps current, between two comments on lines of their own that a person has put
/// there: `<!-- statistics -->` and `<!-- /statistics -->`.
public enum MarkedSection {
  /// The text with other lines between the two comments; `nil` where they aren't there, or not in that order.
  /// - Parameters:
  ///   - name: what the comments name.
  ///   - text: the text, UTF-8.
  ///   - content: the new lines, each ended by a line feed.
  public static func replacing(_ name: String, in text: [UInt8], with content: [UInt8]) -> [UInt8]? {
    guard let start = lines("<!-- \(name) -->", in: text).first,
      let end = lines("<!-- /\(name) -->", in: text).first(where: { $0.lowerBound >= start.upperBound })
    else { return nil }
    return text[..<start.upperBound] + content + text[end.lowerBound...]
  }

  /// The lines that are just that, with their ends.
  private static func lines(_ line: String, in text: [UInt8]) -> [Range<Int>] {
    let wanted = Array(line.utf8)
    var start = 0
    return text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).compactMap { found in
      defer { start += found.count + 1 }
      guard found.elementsEqual(wanted) || found.elementsEqual(wanted + [UInt8(ascii: "\r")]) else {
        return nil
      }
      return start..<min(start + found.count + 1, text.count)
    }
  }
}
