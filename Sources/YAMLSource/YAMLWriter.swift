internal import StrictJSON

/// Writes YAML in one style: block collections, two spaces a level, indented dashes, and quotes only where a text needs
/// them.
///
/// ``YAMLReader`` reads the same value from it, and every other reader of YAML 1.1 and 1.2 the same texts, if the node
/// can be read at all: no duplicate key, none of more than 1 024 written characters (YAML 1.2.2, section 7.4.2), and no
/// more levels than ``YAMLReader/Limits`` has.
public struct YAMLWriter {
  /// A field of a mapping or an item of a sequence, which begins a line.
  private struct Entry {
    /// The field's name with its colon, or the item's dash.
    let head: String
    let node: YAMLNode
    var isItem: Bool { head == dash }
  }

  private static let dash = "-"

  private var text = ""
  private var endsInBlankLine = true

  private init() {}

  /// The text of a file, which ends in a line feed.
  public static func text(of node: YAMLNode) -> String {
    var writer = YAMLWriter()
    let entries = entries(of: node)
    writer.comments(node.comments.before + [node.comments.behind].compactMap(\.self), indent: 0)
    if entries.isEmpty { writer.line(scalar(node)) } else { writer.write(entries, indent: 0) }
    writer.comments(node.comments.after, indent: 0)
    if writer.endsInBlankLine { writer.text.removeLast() }
    return writer.text
  }

  /// A text as it may be written anywhere in a file, also in brackets.
  public static func scalar(_ text: String) -> String { ScalarText.written(text, inBrackets: true) }

  /// The same in the quotes of a value that it takes the place of.
  /// - Parameter written: how that value is written.
  public static func scalar(_ text: String, like written: some Sequence<UInt8>) -> String {
    switch written.first(where: { _ in true }) {
    case UInt8(ascii: "\""): return ScalarText.quoted(text)
    case UInt8(ascii: "'") where !text.unicodeScalars.contains(where: \.isInvisible):
      return "'\(text.replacing("'", with: "''"))'"
    default: return scalar(text)
    }
  }

  /// A list of texts on one line, each in quotes, so that people see where one ends.
  public static func list(_ texts: [String]) -> String {
    "[\(texts.map(ScalarText.quoted).joined(separator: ", "))]"
  }

  private mutating func write(_ entries: some Sequence<Entry>, indent: Int) {
    for entry in entries { write(entry, indent: indent) }
  }

  /// - Parameter lead: the beginning of the line, where it isn't spaces.
  private mutating func write(_ entry: Entry, indent: Int, lead: String? = nil) {
    let comments = entry.node.comments
    self.comments(comments.before, indent: indent)
    let head = (lead ?? String(repeating: " ", count: indent)) + entry.head
    let entries = Self.entries(of: entry.node)
    if let first = entries.first {
      // An item's first field is on the line of its dash, unless a comment is there.
      if entry.isItem, comments.behind == nil, first.node.comments.before.isEmpty {
        write(first, indent: indent + 2, lead: head + " ")
        write(entries.dropFirst(), indent: indent + 2)
      } else {
        line(head, behind: comments.behind)
        write(entries, indent: indent + 2)
      }
    } else {
      line("\(head) \(Self.scalar(entry.node))", behind: comments.behind)
    }
    self.comments(comments.after, indent: indent + 2)
  }

  private mutating func line(_ line: String, behind comment: String? = nil) {
    text += line + (comment.map { "  " + Self.oneLine($0) } ?? "") + "\n"
    endsInBlankLine = false
  }

  /// Several blank lines are one, and none is at either end of the file.
  private mutating func comments(_ comments: [String], indent: Int) {
    for comment in comments {
      if !comment.isEmpty {
        line(String(repeating: " ", count: indent) + Self.oneLine(comment))
      } else if !endsInBlankLine {
        text += "\n"
        endsInBlankLine = true
      }
    }
  }

  /// Any text as a comment that the reader allows.
  private static func oneLine(_ comment: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in comment.unicodeScalars { line.append(scalar.isInvisible ? " " : scalar) }
    if line.first != "#" { line.insert(contentsOf: "# ".unicodeScalars, at: line.startIndex) }
    while line.last == " " { line.removeLast() }
    return String(line)
  }

  /// The entries of a collection; none for a scalar.
  private static func entries(of node: YAMLNode) -> [Entry] {
    switch node.content {
    case .sequence(let items): items.map { Entry(head: dash, node: $0) }
    case .mapping(let fields): fields.map { Entry(head: ScalarText.written($0.key) + ":", node: $0.value) }
    case .null, .bool, .number, .text: []
    }
  }

  /// A scalar or an empty collection.
  private static func scalar(_ node: YAMLNode) -> String {
    switch node.content {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number(let number): number.literal
    case .text(let text): ScalarText.written(text)
    case .sequence: "[]"
    case .mapping: "{}"
    }
  }
}
