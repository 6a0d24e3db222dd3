import CatalogueLanguageServer
import StrictJSON
import TestSupport
import Testing

@Suite("Completion")
struct CompletionTests {
  private let pam = "catalogue/italy/brands/pam.yaml"

  @Test("never fails, wherever the cursor is and whatever is written")
  func anywhere() async throws {
    var editor = try await EditorSession()
    let text = "a: [b, {c: \"é😀\n- - x: 'y\n    ? |\n\t:\r\n#\n\"q\": ]\n  - z:"
    try await editor.open(pam, text)
    for line in 0...9 {
      for character in 0...14 {
        let answer = try await editor.request(
          "textDocument/completion",
          #"{"textDocument": {"uri": "\#(EditorSession.uri(pam))"}, "position": {"line": \#(line), "character": \#(character)}}"#
        )
        #expect(answer["result"] != nil)
      }
    }
  }

  @Test(
    "cuts a list that nobody reads to the end, and asks to be asked again",
    .enabled(if: TestTier.isSlow, "make test-all runs it"))
  func long() async throws {
    let library = MemoryLibrary.market()
    for number in 1000..<1600 {
      library.files["catalogue/italy/brands/b\(number).yaml"] = MemoryLibrary.brand(
        "b\(number)", "Brand \(number)x")
    }
    var editor = try await EditorSession(library)
    let all = try await editor.result("textDocument/completion", at: "group: |", in: pam)
    #expect(all.object?["isIncomplete"]?.bool == true)
    #expect(all.object?["items"]?.array?.count == 500)
    let some = try await editor.result("textDocument/completion", at: "group: 15|", in: pam)
    #expect(some.object?["items"]?.array?.count == 115)
  }
}
