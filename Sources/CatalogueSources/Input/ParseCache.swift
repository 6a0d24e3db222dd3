package import Diagnostics
internal import StrictJSON

/// The source files that were parsed before, for callers that parse the same ones repeatedly.
package struct ParseCache: Sendable {
  /// A file of an entry as far as it could be read.
  struct Entry: Sendable {
    let brand: BrandSource
    /// What is wrong with it.
    let problems: ParsedSources.FileProblems
    /// Whether the rules about a single entry find nothing in it.
    let isSettled: Bool
  }

  private var entries: [ByteString: Entry] = [:]
  private var logos: [ByteString: LogoSource] = [:]

  /// An empty cache.
  package init() {}

  /// Keeps what was read of every entry and logo.
  /// - Parameter findings: those of all rules, also those that the sources accept; `nil` where not all rules were checked.
  package init(_ parsed: ParsedSources, findings: [Diagnostic]? = nil) {
    let problems = Dictionary(parsed.problems.map { (ByteString($0.source.path), $0) }) { first, _ in first }
    let sound = findings.map(parsed.sound) ?? []
    for brand in parsed.brands {
      let path = ByteString(brand.source.path)
      entries[path] = Entry(
        brand: brand,
        problems: problems[path] ?? .init(source: brand.source, syntax: [], schema: [], repair: nil),
        isSettled: sound.contains(path))
    }
    for logo in parsed.logos { logos[ByteString(logo.source.path)] = logo }
  }

  /// What was read of an entry's file; `nil` where its bytes were others.
  func entry(_ file: SourceText) -> Entry? {
    guard let known = entries[ByteString(file.path)], known.brand.source.bytes == file.bytes else {
      return nil
    }
    return known
  }

  /// What is known of a logo; `nil` where its bytes were others.
  func logo(_ file: SourceText) -> LogoSource? {
    guard let known = logos[ByteString(file.path)], known.source.bytes == file.bytes else { return nil }
    return known
  }
}
