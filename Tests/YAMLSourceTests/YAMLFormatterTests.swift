import Diagnostics
import Testing
import YAMLSource

@Suite("Formatted files")
struct YAMLFormatterTests {
  private func formatted(_ text: String) throws -> String {
    let source = SourceText(path: "test.yaml", bytes: Array(text.utf8))
    return String(decoding: try YAMLFormatter.format(source, arrange: \.sorted), as: UTF8.self)
  }

  @Test(
    "keep each comment with its entry",
    arguments: [
      ("b: 1 # one\na: 2\n", "a: 2\nb: 1  # one\n"),
      ("# of b\nb: 1\n# of a\na: 2\n", "# of a\na: 2\n# of b\nb: 1\n"),
      ("# the file\n\n# of b\nb: 1\na: 2\n", "# the file\n\na: 2\n# of b\nb: 1\n"),
      ("# yaml-language-server: x\n# of b\nb: 1\na: 2\n", "# yaml-language-server: x\na: 2\n# of b\nb: 1\n"),
      ("b:\n  - x\n  # no y\na: 2\n# end\n", "a: 2\nb:\n  - x\n  # no y\n# end\n"),
      ("b:\n- x\n# of a\na: 2\n", "# of a\na: 2\nb:\n  - x\n"),
      ("b:\n  # of x\n  - x # is x\na: 2\n", "a: 2\nb:\n  # of x\n  - x  # is x\n"),
      ("b: # list\n  - x\na: 2\n", "a: 2\nb:  # list\n  - x\n"),
      ("b:\n  # value\n  x\na: 2\n", "a: 2\n# value\nb: x\n"),
      (
        "b: [x, # is x\n  # of z\n  z # is z\n  # no z\n  ] # list\n",
        "b:  # list\n  - x  # is x\n  # of z\n  - z  # is z\n  # no z\n"
      ),
      ("b: {d: 1, c: 2} # map\n", "b:  # map\n  c: 2\n  d: 1\n"),
      ("- # item\n  b: 1\n  # of a\n  a: 2\n", "-  # item\n  # of a\n  a: 2\n  b: 1\n"),
      ("- - x # x\n  # of z\n  - z\n", "- - x  # x\n  # of z\n  - z\n"),
      ("b: | # block\n  one\n  # two\n# of a\na: 2\n", "# of a\na: 2\nb: \"one\\n# two\\n\"  # block\n"),
      ("b: [] # none\na: {} # nothing\n", "a: {}  # nothing\nb: []  # none\n"),
      ("? b # key\n# value\n: 1 # one\n", "# value\nb: 1  # key\n  # one\n"),
      ("--- # start\nb: 1\n... # end\n", "# start\nb: 1  # end\n"),
      ("# only\nx # text\n# end\n", "# only\n# text\nx\n# end\n"),
      ("b: x#y\na: 'x #y' #z\n", "a: \"x #y\"  #z\nb: x#y\n"),
    ])
  func comments(_ text: String, _ wanted: String) throws { #expect(try formatted(text) == wanted) }

  @Test(
    "have single blank lines, and only next to comments",
    arguments: [
      ("\n\na: 1\n\n\nb: 2\n\n", "a: 1\nb: 2\n"),
      ("a: 1\n\n\n# of b\n\n\nb: 2\n", "a: 1\n\n# of b\n\nb: 2\n"),
      ("a: 1\nb: 2\n\n# end\n\n\n", "a: 1\nb: 2\n\n# end\n"),
      ("b: 2\n\n# of a\na: 1\n", "# of a\na: 1\nb: 2\n"),
    ])
  func blankLines(_ text: String, _ wanted: String) throws { #expect(try formatted(text) == wanted) }

  @Test(
    "have one style of collections, quotes and indentation",
    arguments: [
      ("b: ['x', \"z\"]\n", "b:\n  - x\n  - z\n"), ("'b':   x\n", "b: x\n"), ("b:\n    - x\n", "b:\n  - x\n"),
      ("b: >-\n  one\n  two\n", "b: one two\n"), ("b: ~\n", "b: null\n"), ("b: True\n", "b: true\n"),
      ("b: 2020-07-01\n", "b: \"2020-07-01\"\n"), ("b: No\n", "b: \"No\"\n"), ("b:\n", "b: null\n"),
      ("b: x", "b: x\n"),
      ("\u{FEFF}b: x\n", "b: x\n"), ("b: 1.50\n", "b: 1.50\n"), ("b: \"\\u00e8\"\n", "b: è\n"),
    ])
  func style(_ text: String, _ wanted: String) throws { #expect(try formatted(text) == wanted) }

  @Test(
    "keep CRLF, and end mixed lines in LF",
    arguments: [
      ("b: 1 # c\r\na: 2\r\n", "a: 2\r\nb: 1  # c\r\n"), ("b: 1\r\na: 2\n", "a: 2\nb: 1\n"),
      ("b: 1\r\n# c\r\n\r\na: |\r\n  x\r\n", "# c\r\n\r\na: \"x\\n\"\r\nb: 1\r\n"),
    ])
  func lineEnds(_ text: String, _ wanted: String) throws {
    #expect(Array(try formatted(text).utf8) == Array(wanted.utf8))
  }

  @Test(
    "aren't formatted when they have a problem",
    arguments: ["a: 1\na: 2\n", "a: [\n", "", "a: &x 1\n"])
  func rejected(_ text: String) { #expect(throws: YAMLProblem.self) { try formatted(text) } }
}

extension YAMLNode {
  /// The node with the fields of its mappings in alphabetical order.
  fileprivate var sorted: YAMLNode {
    var node = self
    switch content {
    case .sequence(let items): node.content = .sequence(items.map(\.sorted))
    case .mapping(let fields):
      node.content = .mapping(
        fields.map { Field($0.key, $0.value.sorted) }.sorted {
          $0.key.utf8.lexicographicallyPrecedes($1.key.utf8)
        })
    case .null, .bool, .number, .text: break
    }
    return node
  }
}
