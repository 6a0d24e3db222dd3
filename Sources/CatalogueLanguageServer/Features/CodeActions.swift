internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The fixes of a file's findings, by the edits that `catalogue check --fix` makes.
struct CodeActions {
  let path: String
  let document: OpenDocument
  let findings: [Diagnostic]
  let isOrdered: Bool
  /// Writes a finding as the client knows it.
  let diagnostic: (Diagnostic) -> LocatedValue

  static let fixAll = "source.fixAll.catalogue"
  static let kinds = ["quickfix", fixAll]

  /// The actions for a range.
  /// - Parameter only: the kinds that the client asks for; `nil` for all.
  func values(in range: Range<Int>, only: [String]?) -> [LocatedValue] {
    let fixable = findings.filter { $0.location?.path == path && $0.edit?.location.path == path }
    var values: [LocatedValue] = []
    if Self.isWanted("quickfix", only) {
      values += fixable.compactMap { finding in
        finding.edit.flatMap { edit in
          overlaps(finding, range)
            ? action(Self.title(edit), "quickfix", [edit], diagnostics: [diagnostic(finding)]) : nil
        }
      }
    }
    let edits = TextEdit.compatible(fixable.compactMap(\.edit))
    // Nobody wants it in the menu of one finding that has its own fix.
    if Self.isWanted(Self.fixAll, only), only != nil || edits.count > 1, !edits.isEmpty {
      values.append(action("Fix all that has one right fix (\(edits.count))", Self.fixAll, edits))
    }
    return values
  }

  private func action(
    _ title: String, _ kind: String, _ edits: [TextEdit], diagnostics: [LocatedValue]? = nil
  ) -> LocatedValue {
    var change = WorkspaceEditValue()
    change.add(
      .init(
        uri: document.uri, version: document.version,
        edits: edits.map { WorkspaceEditValue.edit($0.span, of: document.text, with: $0.replacement) }))
    return .object(of: [
      ("title", .text(title)), ("kind", .text(kind)), ("diagnostics", diagnostics.map { .array($0) }),
      ("isPreferred", diagnostics == nil ? nil : .bool(true)), ("edit", change.value(isOrdered: isOrdered)),
    ])
  }

  /// Whether a finding is on a line of the range.
  private func overlaps(_ finding: Diagnostic, _ range: Range<Int>) -> Bool {
    guard let location = finding.location else { return false }
    let first = document.text.position(of: range.lowerBound).line + 1
    let last = document.text.position(of: range.upperBound).line + 1
    return location.line <= last && first <= max(location.line, location.endLine)
  }

  private static func isWanted(_ kind: String, _ only: [String]?) -> Bool {
    only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true
  }

  private static func title(_ edit: TextEdit) -> String {
    let (old, new) = (shown(edit.original), shown(edit.replacement))
    if new.isEmpty { return "Delete \(old)" }
    return old.isEmpty ? "Insert \(new)" : "Replace \(old) by \(new)"
  }

  private static func shown(_ text: String) -> String {
    TerminalText.visible(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")).truncated
  }
}
