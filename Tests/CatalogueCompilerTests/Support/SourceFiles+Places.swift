import CatalogueSources
import Diagnostics

extension SourceFiles {
  /// The places of findings that are in none of the files, nor about a file as a whole.
  func misplaced(_ findings: [Diagnostic]) -> [String] {
    let texts = [settings] + brands + logos + symbols + [existing, baseline].compactMap(\.self)
    let sources = Dictionary(texts.map { ($0.path, $0) }) { first, _ in first }
    return findings.flatMap { [$0.location].compactMap(\.self) + $0.related }
      .filter { place in !place.isWholeFile && !(sources[place.path].map { $0.has(place) } ?? false) }
      .map { "\($0) to \($0.endLine):\($0.endColumn)" }
  }
}

extension SourceText {
  fileprivate func has(_ place: Diagnostics.SourceLocation) -> Bool {
    let whole = location(0..<bytes.count)
    let start = (place.line, place.column)
    return place.line >= 1 && place.column >= 1 && start <= (place.endLine, place.endColumn)
      && (place.endLine, place.endColumn) <= (whole.endLine, whole.endColumn)
  }
}
