import CatalogueSources
import Diagnostics
import Testing

@Suite("Changes of single fields")
struct FieldEditorTests {
  private static let order = ["id", "name", "tags", "group", "status", "replacedBy", "note"]

  private func edited(
    _ text: String, _ change: (inout FieldEditor) throws(FieldEditor.Failure) -> Void
  ) throws -> String {
    var editor = try FieldEditor(Market.text("a.yaml", text), order: Self.order)
    try change(&editor)
    return String(decoding: editor.source.bytes, as: UTF8.self)
  }

  @Test("leave comments and other lines as they are")
  func comments() throws {
    let text = "# head\nid: a  # the id\n\nname:   \"A\"  # its name\n# about tags\ntags: [x,  y]\n"
    let result = try edited(text) { editor throws(FieldEditor.Failure) in
      try editor.set("name", to: "B: b")
      try editor.set("status", to: "closed")
    }
    #expect(
      result
        == "# head\nid: a  # the id\n\nname:   \"B: b\"  # its name\n# about tags\ntags: [x,  y]\nstatus: closed\n"
    )
  }

  @Test(
    "put a new field where the schema's order has it",
    arguments: [
      ("id: a\nnote: n\n", "id: a\ngroup: g\nnote: n\n"),
      (
        "id: a\ntags:\n  - x\n  # more to come\n# of n\nnote: n\n",
        "id: a\ntags:\n  - x\n  # more to come\ngroup: g\n# of n\nnote: n\n"
      ),
      ("id: a\r\nnote: n\r\n", "id: a\r\ngroup: g\r\nnote: n\r\n"),
      ("id: a", "id: a\ngroup: g\n"),
      ("id: a\r\nname: A", "id: a\r\nname: A\r\ngroup: g\r\n"),
      ("note: n\n", "note: n\ngroup: g\n"),
    ])
  func order(text: String, expected: String) throws {
    #expect(
      try edited(text) { editor throws(FieldEditor.Failure) in try editor.set("group", to: "g") } == expected)
  }

  @Test(
    "add to lists as they are written",
    arguments: [
      ("tags:\n  - x  # first\nnote: n\n", "tags:\n  - x  # first\n  - new\nnote: n\n"),
      ("tags:\n- x\n", "tags:\n- x\n- new\n"), ("tags: [x, 'y']\n", "tags: [x, 'y', new]\n"),
      ("tags: []\n", "tags: [new]\n"), ("id: a\nnote: n\n", "id: a\ntags:\n  - new\nnote: n\n"),
    ])
  func adding(text: String, expected: String) throws {
    #expect(
      try edited(text) { editor throws(FieldEditor.Failure) in try editor.add("new", to: "tags") } == expected
    )
  }

  @Test(
    "remove texts of lists, and a list with its last one",
    arguments: [
      ("id: a\ntags:\n  - x\n  - y\n", "id: a\ntags:\n  - y\n"),
      ("id: a\ntags: [x, y]\n", "id: a\ntags: [y]\n"),
      ("id: a\ntags: [x]\nnote: n\n", "id: a\nnote: n\n"), ("id: a\ntags:\n  - x\n  - x\n", "id: a\n"),
    ])
  func removing(text: String, expected: String) throws {
    #expect(
      try edited(text) { editor throws(FieldEditor.Failure) in
        try editor.removeTexts(of: "tags") { $0 == "x" }
      }
        == expected)
  }

  @Test(
    "are rejected with a position where neighbours would change",
    arguments: ["{id: a, name: A}\n", "id: a\ntags: [a,  # one\n  b]\n", "id:\n"])
  func rejected(text: String) throws {
    let failure = #expect(throws: FieldEditor.Failure.self) {
      _ = try edited(text) { editor throws(FieldEditor.Failure) in
        try editor.set("id", to: "b")
        try editor.removeTexts(of: "tags") { $0 == "a" }
        try editor.set("status", to: "closed")
      }
    }
    #expect(failure?.sentence.hasPrefix("a.yaml") == true)
  }
}
