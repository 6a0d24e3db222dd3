internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// Changes of files, as the protocol has them.
struct WorkspaceEditValue {
  /// A change of one file's text.
  struct FileEdit {
    let uri: String
    let version: Int64?
    let edits: [LocatedValue]
  }

  private var operations: [LocatedValue] = []
  private var files: [FileEdit] = []

  /// Replaces a range of a text.
  static func edit(_ span: Range<Int>, of text: DocumentText, with replacement: String) -> LocatedValue {
    .object([("range", text.range(span)), ("newText", .text(replacement))])
  }

  /// The change that turns a text into another: of the lines between the first and the last that differ.
  static func edits(from text: DocumentText, to bytes: [UInt8]) -> [LocatedValue] {
    let old = text.bytes
    guard old != bytes else { return [] }
    let same = zip(old, bytes).prefix { $0 == $1 }.count
    let start = old[..<same].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    var end = zip(old[start...].reversed(), bytes[start...].reversed()).prefix { $0 == $1 }.count
    // A change ends where a line begins.
    while end > 0, !isLineStart(old.count - end, in: old) || !isLineStart(bytes.count - end, in: bytes) {
      end -= 1
    }
    let replacement = String(decoding: bytes[start..<bytes.count - end], as: UTF8.self)
    return [edit(start..<old.count - end, of: text, with: replacement)]
  }

  private static func isLineStart(_ offset: Int, in bytes: [UInt8]) -> Bool {
    offset == 0 || bytes[offset - 1] == 0x0A
  }

  mutating func add(_ file: FileEdit) {
    guard !file.edits.isEmpty else { return }
    files.append(file)
    operations.append(
      .object([
        (
          "textDocument",
          .object([
            ("uri", .text(file.uri)), ("version", file.version.map { .integer(Int($0)) } ?? .null),
          ])
        ), ("edits", .array(file.edits)),
      ]))
  }

  /// An operation on a whole file: `create`, `rename` or `delete`.
  mutating func add(operation: String, _ members: [(String, String)]) {
    operations.append(.object([("kind", .text(operation))] + members.map { ($0, .text($1)) }))
  }

  /// - Parameter isOrdered: whether the client takes changes of documents in order, and of whole files.
  func value(isOrdered: Bool) -> LocatedValue {
    isOrdered
      ? .object([("documentChanges", .array(operations))])
      : .object([("changes", .object(files.map { ($0.uri, .array($0.edits)) }))])
  }
}
