import StrictJSON
import TestSupport
import YAMLSource

extension YAMLNode {
  /// Texts with a meaning in YAML, or that some readers don't take for text.
  private static let pieces = [
    "", " ", "a", "è", "e\u{301}", "🦊", "👩‍👧", "no", "yes", "null", "~", "1e3", "0123", "2020-07-01", "12:30",
    "#", " #",
    ": ", ":", "- ", "-", "?", "\n", "\r\n", "\t", "\"", "'", "\\", "%", "@", "`", "[", "]", "{", "}", ",",
    "&", "*",
    "!", "|", ">", "<<", "=", "---", "...", ".", "0x", "_", "\u{0}", "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}",
    "\u{FEFF}", "\u{FFFE}", "\u{10FFFF}", "\u{E000}", "\u{202E}", "\u{301}", "x", "Z", "9",
  ]
  private static let literals = ["0", "-1", "13", "1e3", "0.5", "9007199254740993", "1E400", "-0.0"]

  /// A node with comments all over.
  static func random(depth: Int, _ random: inout SeededGenerator) -> YAMLNode {
    var node = YAMLNode(.null)
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: break
    case 1: node.content = .bool(.random(using: &random))
    case 2: node.content = ExactNumber(literal: random.pick(literals)).map(Content.number) ?? .null
    case 3...5: node.content = .text(text(&random))
    case 6, 7:
      node.content = .sequence(items(&random) { self.random(depth: depth - 1, &$0) })
    default:
      let fields = items(&random) { Field(text(&$0), self.random(depth: depth - 1, &$0)) }
      var seen: Set<[UInt8]> = []
      node.content = .mapping(fields.filter { seen.insert(Array($0.key.utf8)).inserted })
    }
    node.comments = comments(&random)
    return node
  }

  private static func text(_ random: inout SeededGenerator) -> String {
    items(&random) { $0.pick(pieces) }.joined()
  }

  private static func items<Item>(
    _ random: inout SeededGenerator, _ item: (inout SeededGenerator) -> Item
  ) -> [Item] {
    (0..<Int.random(in: 0...4, using: &random)).map { _ in item(&random) }
  }

  private static func comments(_ random: inout SeededGenerator) -> YAMLComments {
    func lines(_ random: inout SeededGenerator) -> [String] {
      guard Int.random(in: 0..<4, using: &random) == 0 else { return [] }
      return items(&random) { $0.pick([["# c"], ["", "#"], ["# è: \"", "", ""], ["d\n"]]) }.flatMap(\.self)
    }
    return YAMLComments(
      before: lines(&random), behind: lines(&random).first { !$0.isEmpty }, after: lines(&random))
  }

  /// All that is in the node, byte by byte.
  var description: [UInt8] { Array("\(self)".utf8) }

  /// The same value alone.
  var withoutComments: YAMLNode { mapped { YAMLNode($0.content) } }

  /// The same with texts in place of numbers.
  var withNumbersAsTexts: YAMLNode {
    mapped { node in
      guard case .number(let number) = node.content else { return node }
      return YAMLNode(.text(number.literal), comments: node.comments)
    }
  }

  /// The tree in which every node, from the leaves on, is what `change` makes of it.
  private func mapped(_ change: (YAMLNode) -> YAMLNode) -> YAMLNode {
    var node = self
    switch content {
    case .sequence(let items): node.content = .sequence(items.map { $0.mapped(change) })
    case .mapping(let fields):
      node.content = .mapping(fields.map { Field($0.key, $0.value.mapped(change)) })
    case .null, .bool, .number, .text: break
    }
    return change(node)
  }
}
