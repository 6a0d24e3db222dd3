import StrictJSON
import Testing

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

  /// The parameters of a request about lines of a file.
  static func lines(_ lines: ClosedRange<Int>, of path: String, _ more: String = "{}") -> String {
    #"{"textDocument": {"uri": "\#(uri(path))"}, "range": {"start": {"line": \#(lines.lowerBound), "character": 0}, "end": {"line": \#(lines.upperBound), "character": 0}}, "context": \#(more)}"#
  }

  /// A text with changes made, as a client makes them.
  static func applied(_ edits: LocatedValue?, to text: String) -> String {
    let units = Array(text.utf16)
    let changes = (edits?.array ?? []).compactMap(\.object).map { edit in
      let range = edit["range"]?.object
      return (
        start: offset(range?["start"], in: units), end: offset(range?["end"], in: units),
        text: edit["newText"]?.string ?? ""
      )
    }
    var result = units
    for change in changes.sorted(by: { $0.start > $1.start }) {
      result.replaceSubrange(change.start..<change.end, with: Array(change.text.utf16))
    }
    return String(decoding: result, as: UTF16.self)
  }

  private static func offset(_ position: LocatedValue?, in units: [UInt16]) -> Int {
    var line = Int(position?.object?["line"]?.integer ?? 0)
    var offset = 0
    while line > 0, offset < units.count {
      if units[offset] == 0x0A { line -= 1 }
      offset += 1
    }
    return min(units.count, offset + Int(position?.object?["character"]?.integer ?? 0))
  }

  /// Makes the changes of a workspace in the files of the library.
  func apply(_ edit: LocatedValue?) throws {
    for change in edit?.object?["documentChanges"]?.array ?? [] {
      let change = try #require(change.object)
      func path(_ member: String) -> String {
        String((change[member]?.string ?? "").dropFirst(Self.uri("").count))
      }
      switch change["kind"]?.string {
      case "create": library.files[path("uri")] = ""
      case "rename": library.files[path("newUri")] = library.files.removeValue(forKey: path("oldUri"))
      case "delete": library.files[path("uri")] = nil
      default:
        let uri = try #require(change["textDocument"]?.object?["uri"]?.string)
        let path = String(uri.dropFirst(Self.uri("").count))
        library.files[path] = Self.applied(change["edits"], to: try #require(library.files[path]))
      }
    }
  }
}
