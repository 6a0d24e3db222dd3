import Diagnostics
import Foundation
import StrictJSON
import TestSupport
import Testing
import YAMLSource

@Suite("Comparison with PyYAML", .enabled(if: Python.isThere("pyyaml"), "run scripts/require pyyaml"))
struct PyYAMLTests {
  /// Prints each text's composed tree, in the order of the text: a node's kind, the line and column at which it
  /// begins, and a scalar's text and, where it isn't a block, the line and column at which it ends.
  private static let script = """
    import json, sys, yaml

    def walk(node, out):
        start, end = node.start_mark, node.end_mark
        row = [type(node).__name__, start.line + 1, start.column + 1]
        if isinstance(node, yaml.ScalarNode):
            row.append(node.value)
            if node.style not in ("|", ">"):
                row += [end.line + 1, end.column + 1]
        out.append(" ".join(map(str, row)))
        if isinstance(node, yaml.SequenceNode):
            for child in node.value: walk(child, out)
        if isinstance(node, yaml.MappingNode):
            for key, value in node.value: walk(key, out); walk(value, out)
        return out

    texts = json.load(open(sys.argv[1], encoding="utf-8", newline=""))
    print(json.dumps([walk(yaml.compose(text), []) for text in texts]))
    """

  /// Our tree in the same format.
  private func rows(_ value: LocatedValue, in reading: Reading, isBlock: Bool = false) -> [String] {
    let start = reading.position(of: value.span).replacing(":", with: " ")
    switch value.content {
    case .array(let elements): return ["SequenceNode \(start)"] + elements.flatMap { rows($0, in: reading) }
    case .object(let object):
      return ["MappingNode \(start)"]
        + object.members.flatMap { member in
          [scalar(member.key, at: member.keySpan, in: reading)] + rows(member.value, in: reading)
        }
    default: return [scalar(value.string, at: value.span, in: reading)]
    }
  }

  private func scalar(_ string: String?, at span: Range<Int>, in reading: Reading) -> String {
    let location = reading.source.location(span)
    let written = reading.written(at: span)
    let begin = "ScalarNode \(location.line) \(location.column) \(string ?? written)"
    let isBlock = written.hasPrefix("|") || written.hasPrefix(">")
    return isBlock ? begin : begin + " \(location.endLine) \(location.endColumn)"
  }

  private static let tricky = [
    "a: [1, {b: c}, 'd' ]\n\"è\": \"x\\u00e8\"  # c\n", "- |\n  one\n\n  two\n- >-\n  three\n# c\n- four\n",
    "a:\r\n  - b\r\n  -   c\r\nd: ò 🦊 e\r\n", "? a\n: b\n? 'c'\n: - d\n  - e\n",
    "a:\nb: # c\nc: over\n  lines # d\n",
    "[a: b, \"c\":d, {e, f: g}]\n", "---\n# c\na:\n- b\n-\n- c:\n    d\n...\n", "'a''b': \"c\n\n  d\"\n",
  ]

  @Test("reads the same nodes with the same texts at the same positions")
  func sameTree() throws {
    let texts = try BrandFiles.all().map { String(decoding: $0.bytes, as: UTF8.self) } + Self.tricky
    let output = try Python.run(Self.script, input: try JSONEncoder().encode(texts))
    let trees = try JSONDecoder().decode([[String]].self, from: Data(output))
    #expect(trees.count == texts.count)
    for (text, tree) in zip(texts, trees) {
      let reading = Reading(text)
      #expect(rows(try reading.value(), in: reading) == tree, "\(text)")
    }
  }
}
