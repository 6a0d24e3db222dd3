internal import Diagnostics

/// Text that says in Markdown what it is, whatever it has in it.
enum MarkdownText {
  /// A text that is read as prose (CommonMark 0.31, section 2.4).
  static func escaped(_ text: String) -> String {
    // Services make links and notices of these also where they are escaped; in code they don't.
    if ["@", "#", "://", "www."].contains(where: text.lowercased().contains) { return code(text) }
    let scalars = TerminalText.visible(text).unicodeScalars
    let marks = text.utf8.contains(UInt8(ascii: ";")) ? Self.marks.union(["&"]) : Self.marks
    let start = scalars.prefix { ("0"..."9").contains($0) }.endIndex
    var escaped = String.UnicodeScalarView()
    for index in scalars.indices {
      let beginsList = index == start && listMarks.contains(scalars[index])
      if beginsList || marks.contains(scalars[index]) { escaped.append("\\") }
      escaped.append(scalars[index])
    }
    return String(escaped)
  }

  /// A text that is shown letter by letter (section 6.1): the fence is longer than any in it.
  static func code(_ text: String) -> String {
    let text = TerminalText.visible(text)
    let longest = text.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    let edges = [text.unicodeScalars.first, text.unicodeScalars.last]
    // A space at both ends is taken off again.
    let isOpen = edges.contains { $0 == nil || $0 == "`" || $0 == " " }
    return isOpen ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// What has a meaning within a line, also in the well-known extensions. (An ampersand has one only before a
  /// semicolon.)
  private static let marks = Set("\\`*_[]<>|~$".unicodeScalars)

  /// What begins a list where a line begins, the last two after digits.
  private static let listMarks = Set("-+=.)".unicodeScalars)
}
