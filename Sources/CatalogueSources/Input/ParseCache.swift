package import Diagnostics
internal import StrictJSON

/// What was read of the files of entries and drawings, for callers that parse the same ones repeatedly: a file that has the
/// same bytes isn't read again.
package struct ParseCache: Sendable {
  /// A file of an entry as far as it could be read.
  struct Entry: Sendable {
    let brand: BrandSource
    /// What is wrong with it; `nil` where nothing is.
    let problems: ParsedSources.FileProblems?
    /// Whether the rules about a single entry find nothing in it.
    let isSettled: Bool
  }

  /// By the paths' bytes: two names may look alike.
  private var entries: [ByteString: Entry] = [:]
  private var drawings: [ByteString: LogoDrawing] = [:]

  /// An empty cache.
  package init() {}

  /// Keeps what was read of every entry and drawing.
  /// - Parameter findings: those of all rules, also those that the sources accept: then the entries count as checked. `nil`
  ///   where not all rules were checked: then only those do that a build's cache had.
  package init(_ sources: ParsedSources, findings: [Diagnostic]? = nil) {
    let problems = Dictionary(sources.problems.map { (ByteString($0.source.path), $0) }) { first, _ in first }
    let unsound = findings.map(sources.unsound)
    for collection in sources.collections {
      let unsettled = Set(collection.unsettled.map(ObjectIdentifier.init))
      for brand in collection.brands {
        let path = ByteString(brand.source.path)
        entries[path] = Entry(
          brand: brand, problems: problems[path],
          isSettled: unsound.map { !$0.contains(path) } ?? !unsettled.contains(ObjectIdentifier(brand)))
      }
    }
    add(sources.drawings)
  }

  /// Keeps further drawings.
  package mutating func add(_ more: [LogoDrawing]) {
    for drawing in more { drawings[ByteString(drawing.source.path)] = drawing }
  }

  /// What was read of an entry's file; `nil` where its bytes were others.
  func entry(of file: SourceText) -> Entry? {
    entries[ByteString(file.path)].flatMap { $0.brand.source.bytes == file.bytes ? $0 : nil }
  }

  /// What is known of a drawing; `nil` where its bytes were others.
  func drawing(of file: SourceText) -> LogoDrawing? {
    drawings[ByteString(file.path)].flatMap { $0.source.bytes == file.bytes ? $0 : nil }
  }
}
