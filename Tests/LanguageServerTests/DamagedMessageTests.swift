import CatalogueLanguageServer
import StrictJSON
import TestSupport
import Testing

@Suite("Damaged messages")
struct DamagedMessageTests {
  private static let pam = "catalogue/italy/brands/pam.yaml"

  /// What an editor sends in a minute.
  private static func messages() -> [String] {
    let document = #""textDocument": {"uri": "\#(EditorSession.uri(pam))", "version": 2}"#
    let position = #""position": {"line": 3, "character": 12}"#
    let range = #""range": {"start": {"line": 3, "character": 10}, "end": {"line": 3, "character": 17}}"#
    let requests = [
      ("completion", position), ("hover", position), ("definition", position),
      ("references", position + #", "context": {"includeDeclaration": true}"#), ("prepareRename", position),
      ("rename", position + #", "newName": "x-y""#),
      ("codeAction", range + #", "context": {"diagnostics": []}"#),
      ("formatting", #""options": {}"#),
    ]
    return requests.enumerated().flatMap { number, request in
      [
        #"{"method": "textDocument/didChange", "params": {\#(document), "contentChanges": [{\#(range), "text": "gro😀"}]}}"#,
        #"{"id": \#(number), "method": "textDocument/\#(request.0)", "params": {\#(document), \#(request.1)}}"#,
      ]
    }
  }

  @Test("never stop the server, and every request that can be read gets one answer")
  func damaged() async throws {
    let messages = Self.messages()
    for seed in 0..<RandomTrials.count(60) {
      var generator = SeededGenerator(seed: UInt64(seed))
      var editor = try await EditorSession()
      try await editor.open(Self.pam)
      for message in messages {
        var bytes = Array(message.utf8)
        for _ in 0..<Int.random(in: 0...3, using: &generator) {
          let place = Int.random(in: bytes.indices, using: &generator)
          bytes[place] = UInt8.random(in: 0x20...0x7E, using: &generator)
        }
        let isRequest = (try? JSONReader.read(bytes))?.object.map { $0["id"] != nil && $0["method"] != nil }
        let answers = try await editor.send([.message(bytes)])
        if isRequest ?? true { #expect(answers.count == 1, "\(String(decoding: bytes, as: UTF8.self))") }
      }
      #expect(try await editor.request("shutdown")["result"]?.isNull == true)
    }
  }
}
