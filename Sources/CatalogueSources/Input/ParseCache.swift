package import Diagnostics
internal import StrictJSON

/// The source files that were parsed before, for callers that parse the same ones repeatedly.
package struct ParseCache: Sendable {
  /// A file of an entry as far as it could be read.
  struct Entry: Sendable {
    let brand: BrandSource
    /// What is wrong with it; `nil` where nothing is.
    let problems: ParsedSources.FileProblems?
    /// Whether the rules were asked about it.
    let isChecked: Bool
    /// Whether the rules about a single entry find nothing in it.
    let isSettled: Bool
  }

  /// By path.
  private var entries: [Entry] = []
  private var logos: [LogoSource] = []

  /// An empty cache.
  package init() {}

  /// Keeps what was read of every entry and logo.
  /// - Parameter findings: those of all rules, also those that the sources accept; `nil` where not all rules were checked.
  package init(_ parsed: ParsedSources, findings: [Diagnostic]? = nil) {
    let problems = Dictionary(parsed.problems.map { (ByteString($0.source.path), $0) }) { first, _ in first }
    let unsound = findings.map(parsed.unsound)
    entries = parsed.brands.map { brand in
      let path = ByteString(brand.source.path)
      return Entry(
        brand: brand, problems: problems[path], isChecked: unsound != nil,
        isSettled: unsound.map { !$0.contains(path) } ?? false)
    }
    if parsed.collections.count > 1 { entries.sort { $0.brand.source.path < $1.brand.source.path } }
    logos = parsed.logos
  }

  /// Keeps further logos, of which none was there before.
  package mutating func add(_ more: [LogoSource]) {
    logos = (logos + more).sorted { $0.source.path < $1.source.path }
  }

  /// What was read of entries' files; `nil` for each whose bytes were others.
  /// - Parameter files: by path.
  func entries(of files: [SourceText]) -> [Entry?] { Self.matches(of: files, among: entries, \.brand.source) }

  /// What is known of logos; `nil` for each whose bytes were others.
  /// - Parameter files: by path.
  func logos(of files: [SourceText]) -> [LogoSource?] { Self.matches(of: files, among: logos, \.source) }

  private static func matches<Known>(
    of files: [SourceText], among known: [Known], _ source: (Known) -> SourceText
  ) -> [Known?] {
    var rest = known[...]
    return files.map { file in
      while let first = rest.first.map(source), !first.path.hasSameBytes(as: file.path),
        first.path < file.path
      {
        rest.removeFirst()
      }
      guard let first = rest.first, source(first).path.hasSameBytes(as: file.path) else { return nil }
      rest.removeFirst()
      return source(first).bytes == file.bytes ? first : nil
    }
  }
}
