internal import Diagnostics
internal import StrictJSON

/// The source files that were parsed before, for callers that parse the same ones repeatedly.
package struct ParseCache: Sendable {
  /// A brand file as far as it could be read, and what is wrong with it.
  typealias Brand = (brand: BrandSource, problems: ParsedSources.FileProblems)

  private var brands: [ByteString: Brand] = [:]
  private var logos: [ByteString: LogoSource] = [:]

  /// An empty cache.
  package init() {}

  /// Keeps what was read of every brand and logo.
  package init(_ parsed: ParsedSources) {
    let problems = Dictionary(parsed.problems.map { (ByteString($0.source.path), $0) }) { first, _ in first }
    for brand in parsed.brands {
      let path = ByteString(brand.source.path)
      brands[path] = (
        brand, problems[path] ?? .init(source: brand.source, syntax: [], schema: [], repair: nil)
      )
    }
    for logo in parsed.logos { logos[ByteString(logo.source.path)] = logo }
  }

  /// What was read of a brand file; `nil` where its bytes were others.
  func brand(_ file: SourceText) -> Brand? {
    guard let known = brands[ByteString(file.path)], known.brand.source.bytes == file.bytes else {
      return nil
    }
    return known
  }

  /// The forms of a logo; `nil` where its bytes were others.
  func logo(_ file: SourceText) -> LogoSource? {
    guard let known = logos[ByteString(file.path)], known.source.bytes == file.bytes else { return nil }
    return known
  }
}
