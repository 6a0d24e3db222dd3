/// A range of a file, in lines and columns as an editor counts them.
public struct SourceLocation: Hashable, Sendable, Codable {
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
  /// What to show of the line on which the range begins; `nil` for a file as a whole.
  let excerpt: SourceExcerpt?

  /// Whether it is a file as a whole.
  public var isWholeFile: Bool { excerpt == nil }

  /// The file as a whole, for a finding that has no line: a file that is missing, or isn't text.
  public static func file(_ path: String) -> SourceLocation {
    SourceLocation(path: path, line: 1, column: 1, endLine: 1, endColumn: 1, excerpt: nil)
  }

  /// `path:line:column`, or the path alone for a whole file.
  public var description: String { isWholeFile ? path : "\(path):\(line):\(column)" }
}

extension SourceLocation: CustomStringConvertible, Comparable {
  /// By path, a file as a whole first, then by line and column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.path, left.isWholeFile ? 0 : 1, left.line, left.column, left.endLine, left.endColumn)
      < (right.path, right.isWholeFile ? 0 : 1, right.line, right.column, right.endLine, right.endColumn)
  }
}

/// The part of a line that a finding shows: short, however long the line is, because every finding keeps its own.
struct SourceExcerpt: Hashable, Sendable, Codable {
  /// The text before the range.
  let before: String
  /// The part of the range that is on the line.
  let marked: String
  /// The text after the range.
  let after: String
}
