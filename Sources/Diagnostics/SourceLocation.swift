/// A place in a text, as a person and an editor name it.
public struct SourceLocation: Hashable, Sendable {
  /// The file's path.
  public let path: String
  /// The line of the first character, from 1.
  public let line: Int
  /// The column of the first character, from 1, in Unicode scalars.
  public let column: Int
  /// The line just past the last character, from 1.
  public let endLine: Int
  /// The column just past the last character, from 1.
  public let endColumn: Int
  /// The line that the place begins on, without its line break; `nil` where the place is a file as a whole.
  public let lineText: String?

  init(path: String, line: Int, column: Int, endLine: Int, endColumn: Int, lineText: String?) {
    self.path = path
    self.line = line
    self.column = column
    self.endLine = endLine
    self.endColumn = endColumn
    self.lineText = lineText
  }

  /// The file as a whole, for a finding that has no line: a file that is missing, or isn't text.
  public static func file(_ path: String) -> SourceLocation {
    SourceLocation(path: path, line: 1, column: 1, endLine: 1, endColumn: 1, lineText: nil)
  }

  /// `path:line:column`, or the path alone for a whole file.
  public var description: String { lineText == nil ? path : "\(path):\(line):\(column)" }
}

extension SourceLocation: CustomStringConvertible, Comparable {
  /// By path, then line, then column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.line, left.column) < (right.path, right.line, right.column)
  }
}
