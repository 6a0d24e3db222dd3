package import Diagnostics
internal import StrictJSON

/// The source files that were parsed before, for callers that parse the same ones repeatedly.
package struct ParseCache: Sendable {
  /// A file of an entry as far as it could be read.
  struct Entry: Sendable {
    let brand: BrandSource
    /// What is wrong with it; `nil` where nothing is.
    let problems: ParsedSources.FileProblems?
    /// Whether the rules about a single entry find nothing in it.
    let isSettled: Bool
  }

  /// What was parsed, and the files that it was parsed from, or files of the same bytes.
  private var last: (files: SourceFiles, sources: ParsedSources)?
  /// Drawings that were read since.
  private var moreDrawings: [LogoDrawing] = []

  /// An empty cache.
  package init() {}

  /// Keeps what was read of every entry and logo.
  /// - Parameters:
  ///   - files: those that were parsed.
  ///   - findings: those of all rules, also those that the sources accept: then the entries count as checked. `nil` where not
  ///     all rules were checked: then only those do that a build's cache had.
  package init(_ parsed: ParsedSources, of files: SourceFiles, findings: [Diagnostic]? = nil) {
    var (files, sources) = (files, findings.map(parsed.checked) ?? parsed)
    // What is of use in the cache, the parsed files have; and the check before isn't the last one any more.
    (files.cache, sources.earlierInputs) = (BuildCache(), nil)
    last = (files, sources)
  }

  /// Keeps further drawings, of which none was there before.
  package mutating func add(_ more: [LogoDrawing]) { moreDrawings += more }

  /// What was read of entries' files; `nil` for each whose bytes were others.
  /// - Parameter files: by path.
  func entries(of files: [SourceText]) -> [Entry?] {
    guard let sources = last?.sources else { return files.map { _ in nil } }
    let problems = Dictionary(sources.problems.map { (ByteString($0.source.path), $0) }) { first, _ in first }
    let unsettled = Set(sources.collections.flatMap(\.unsettled).map(ObjectIdentifier.init))
    var brands = sources.brands
    if sources.collections.count > 1 { brands.sort { $0.source.path < $1.source.path } }
    return Self.matches(of: files, among: brands, \.source).map { brand in
      brand.map { brand in
        let id = ObjectIdentifier(brand)
        guard unsettled.contains(id) else {
          return Entry(brand: brand, problems: nil, isSettled: true)
        }
        return Entry(
          brand: brand, problems: problems[ByteString(brand.source.path)], isSettled: false)
      }
    }
  }

  /// What is known of drawings; `nil` for each whose bytes were others.
  /// - Parameter files: by path.
  func drawings(of files: [SourceText]) -> [LogoDrawing?] {
    var known = last?.sources.drawings ?? []
    if !moreDrawings.isEmpty { known = (known + moreDrawings).sorted { $0.source.path < $1.source.path } }
    return Self.matches(of: files, among: known, \.source)
  }

  private static func matches<Known>(
    of files: [SourceText], among known: [Known], _ source: (Known) -> SourceText
  ) -> [Known?] {
    var rest = known[...]
    return files.map { file in
      while let first = rest.first.map(source), !first.hasSamePath(as: file), first.path < file.path {
        rest.removeFirst()
      }
      guard let first = rest.first, source(first).hasSamePath(as: file) else { return nil }
      rest.removeFirst()
      return source(first).bytes == file.bytes ? first : nil
    }
  }
}

extension ParseCache {
  /// More changed files than that are read by several cores.
  private static let mostEdits = 8

  /// What was parsed, where nothing is other now than what a few entries' files hold; `nil` otherwise. In an editor, that is
  /// so at nearly every keystroke.
  /// - Parameter read: reads a file by the same schemas as all others were read by.
  func sources(of files: SourceFiles, read: (SourceText) -> Entry) -> ParsedSources? {
    guard let last, last.sources.unreadDrawings.isEmpty, files.settings === last.files.settings,
      files.assets.elementsEqual(last.files.assets, by: { $0 == $1 && $0.path.hasSameBytes(as: $1.path) }),
      files.strayPaths.elementsEqual(last.files.strayPaths, by: { $0.hasSameBytes(as: $1) }),
      files.logos.elementsEqual(last.files.logos, by: ===),
      files.symbols.elementsEqual(last.files.symbols, by: ===), files.brands.count == last.files.brands.count
    else { return nil }
    let edits = zip(last.files.brands, files.brands).filter { $0 !== $1 }.map { (old: $0, new: $1) }
    guard edits.count <= Self.mostEdits, edits.allSatisfy({ $0.old.hasSamePath(as: $0.new) }) else {
      return nil
    }
    var sources = last.sources
    for edit in edits { guard sources.replace(edit.old, with: read(edit.new)) else { return nil } }
    return sources
  }
}

extension SourceText {
  /// Whether both have one path, not only one that looks alike.
  func hasSamePath(as other: SourceText) -> Bool {
    self === other || path.hasSameBytes(as: other.path)
  }
}
