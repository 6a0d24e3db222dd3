import CatalogueLanguageServer
import StrictJSON
import Testing

@Suite("The life of a language server")
struct LifecycleTests {
  private func code(_ answer: LocatedObject?) -> Int64? { answer?["error"]?.object?["code"]?.integer }

  @Test("answers a message without a byte with an error")
  func empty() async throws {
    var editor = try await EditorSession()
    let answers = try await editor.send([EditorSession.message("")])
    #expect(answers.map(code) == [-32700])
  }

  @Test("doesn't do a request that was cancelled meanwhile")
  func cancelled() async throws {
    var editor = try await EditorSession()
    let answers = try await editor.send([
      EditorSession.message(#"{"id": "a", "method": "shutdown"}"#),
      EditorSession.notification("$/cancelRequest", #"{"id": "a"}"#),
    ])
    #expect(answers.map(code) == [-32800])
    #expect(editor.server.exitCodeWithoutClient == 1)
  }
}
