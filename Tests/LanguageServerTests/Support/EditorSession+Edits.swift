import StrictJSON

extension EditorSession {
  /// The parameters of a request at the place in a text that `|` marks, and the text without the mark.
  static func marked(_ text: String, in path: String) -> (text: String, params: String) {
    let before = text.prefix { $0 != "|" }
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let position = #"{"line": \#(lines.count - 1), "character": \#(lines.last?.utf16.count ?? 0)}"#
    return (
      String(before + text.dropFirst(before.count + 1)),
      #"{"textDocument": {"uri": "\#(uri(path))"}, "position": \#(position)}"#
    )
  }

  /// The result of a request at the place in a file's text that `|` marks.
  mutating func result(_ method: String, at text: String, in path: String) async throws -> LocatedValue {
    let (text, params) = Self.marked(text, in: path)
    try await open(path, text)
    return try await result(method, params)
  }
}
