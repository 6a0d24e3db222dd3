/// The one right change of a file's text that fixes a finding, so that a program may make it.
public struct TextEdit: Hashable, Sendable, Codable {
  /// What is replaced, as UTF-8 byte offsets.
  public let span: Range<Int>
  /// The same range in lines and columns.
  public let location: SourceLocation
  /// The new text; empty where the range is deleted.
  public let replacement: String
  /// The old text.
  public let original: String

  /// A change of a file.
  public init(replacing span: Range<Int>, of source: SourceText, with replacement: String) {
    self.span = span
    self.replacement = replacement
    location = source.location(span)
    original = source.text(span)
  }

  /// The changes of one text that can be made together, in order: of two that overlap, the first.
  public static func compatible(_ edits: some Sequence<TextEdit>) -> [TextEdit] {
    var chosen: [TextEdit] = []
    for edit in edits.sorted(by: {
      ($0.span.lowerBound, $0.span.upperBound) < ($1.span.lowerBound, $1.span.upperBound)
    })
    where chosen.last.map({ $0.span.upperBound <= edit.span.lowerBound && $0.span != edit.span }) ?? true {
      chosen.append(edit)
    }
    return chosen
  }

  /// A text with ``compatible(_:)`` changes made.
  public static func apply(_ edits: [TextEdit], to bytes: [UInt8]) -> [UInt8] {
    var changed: [UInt8] = []
    var end = 0
    for edit in edits {
      changed += bytes[min(end, bytes.count)..<min(max(end, edit.span.lowerBound), bytes.count)]
      changed += edit.replacement.utf8
      end = max(end, edit.span.upperBound)
    }
    return changed + bytes.dropFirst(end)
  }
}
