import CatalogueRules
import Diagnostics
import Testing

@testable import CatalogueAuthoring

@Suite("Tables of separated values")
struct SeparatedValuesTests {
  private func cells(_ text: String, as name: String = "a.csv") throws -> [[String]] {
    let table = try SeparatedValues(Market.text(name, text))
    return [table.header.map(\.text)] + table.rows.map { $0.map(\.text) }
  }

  @Test(
    "are read as programs write them",
    arguments: [
      ("a,b\n1,2\n", "a.csv"), ("a,b\r\n1,2", "a.csv"), ("a;b\n1;2\n\n", "a.csv"), ("a\tb\n1\t2\n", "a.csv"),
      ("a\tb\r1\t2", "a.tsv"), ("\u{FEFF}a,b\n1,2\n", "A.CSV"), ("\"a\",\"b\"\n\"1\",\"2\"\n", "a.csv"),
      ("a,b\n,\n1,2\n", "a.csv"),
    ])
  func forms(text: String, name: String) throws {
    #expect(try cells(text, as: name) == [["a", "b"], ["1", "2"]])
  }

  @Test("have separators, quotes and line ends in quotes")
  func quotes() throws {
    #expect(try cells("a,b\n\"x, \"\"y\"\"\nz\",2\n")[1] == ["x, \"y\"\nz", "2"])
    #expect(try cells("a\tb\n\"x\" y\t2\n", as: "a.tsv")[1] == ["\"x\" y", "2"])
    #expect(try cells("a,b\nx,\n")[1] == ["x", ""])
    #expect(try cells("a,b\nx,")[1] == ["x", ""])
  }

  @Test("may begin with a line that names the separator", arguments: ["\n", "\r\n"])
  func separatorLine(end: String) throws {
    #expect(try cells("sep=;\(end)a;b,c\(end)1;2\(end)") == [["a", "b,c"], ["1", "2"]])
  }

  @Test(
    "that can't be read are rejected at their position",
    arguments: [
      ("", "a.csv:1:1", "the table is empty"), ("a,a\n", "a.csv:1:3", "column \"a\" is there twice"),
      ("a,b\n\"x,2\n", "a.csv:2:1", "this cell's quotes don't end"),
      ("a,b\n\"x\"y,2\n", "a.csv:2:1", "this cell's quotes don't end"),
      ("a,b\nx\0,2\n", "a.csv:2:1", "this isn't UTF-8"),
    ])
  func rejected(text: String, position: String, words: String) throws {
    let error = #expect(throws: UnreadableInput.self) { try cells(text) }
    let finding = try #require(error?.diagnostics.first)
    #expect(finding.location?.description == position)
    #expect(finding.message.hasPrefix(words))
  }
}
