internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// Writes findings as the protocol's diagnostics.
struct DiagnosticValues {
  /// The file of a path; `nil` where it isn't known.
  let file: (String) -> SourceText?
  let encoding: PositionEncoding
  /// Whether the client shows other locations beside a finding.
  let showsRelated: Bool
  /// The address of a file, as the client writes it.
  let uri: (String) -> String

  /// - Parameter text: the text of the file that the mark is in; `nil` where it isn't known.
  func value(_ mark: FindingMark, in text: DocumentText?) -> LocatedValue {
    let finding = mark.finding
    let others = mark.isRelated ? [finding.location].compactMap(\.self) : finding.related
    return .object(of: [
      ("range", range(mark.location, in: text)),
      ("severity", .integer(finding.severity == .error ? 1 : 2)),
      ("code", finding.rule.isEmpty ? nil : .text(finding.rule)),
      ("source", .text("catalogue")), ("message", .text(Self.message(mark))),
      ("relatedInformation", showsRelated && !others.isEmpty ? .array(others.map(related)) : nil),
    ])
  }

  /// In the other file of two, with the position that the finding has.
  private static func message(_ mark: FindingMark) -> String {
    let finding = mark.finding
    let position = mark.isRelated ? finding.location.map { "\($0): " } ?? "" : ""
    return position + finding.message + (finding.fix.map { "\nfix: \($0)" } ?? "")
  }

  private func related(_ location: SourceLocation) -> LocatedValue {
    let text = file(location.path).map { DocumentText($0.bytes, encoding) }
    return .object([
      (
        "location",
        .object([("uri", .text(uri(location.path))), ("range", range(location, in: text))])
      ), ("message", .text("the other place")),
    ])
  }

  private func range(_ location: SourceLocation, in text: DocumentText?) -> LocatedValue {
    if let text, !location.isWholeFile { return text.range(location) }
    let start = TextPosition(line: location.line - 1, character: location.column - 1)
    return .range(start, TextPosition(line: location.endLine - 1, character: location.endColumn - 1))
  }
}
