internal import Diagnostics
internal import StrictJSON

/// The source files that were read before, for those who read the same ones again and again.
struct EarlierSources: Sendable {
  private var brands: [ByteString: (brand: BrandSource, problems: ParsedSources.FileProblems)] = [:]
  private var logos: [ByteString: LogoSource] = [:]

  /// Nothing was read before.
  init() {}

  /// Remembers what was read of every brand and logo.
  init(_ parsed: ParsedSources) {
    let problems = Dictionary(parsed.problems.map { (ByteString($0.source.path), $0) }) { first, _ in first }
    for brand in parsed.brands {
      let path = ByteString(brand.source.path)
      brands[path] = (
        brand, problems[path] ?? .init(source: brand.source, syntax: [], schema: [], repair: nil)
      )
    }
    for logo in parsed.logos { logos[ByteString(logo.source.path)] = logo }
  }

  /// What was read of a brand file; `nil` where it was another one.
  func brand(_ file: SourceText) -> (brand: BrandSource, problems: ParsedSources.FileProblems)? {
    guard let known = brands[ByteString(file.path)], known.brand.source.bytes == file.bytes else {
      return nil
    }
    return known
  }

  /// What came of a logo; `nil` where it was another one.
  func logo(_ file: SourceText) -> LogoSource? {
    guard let known = logos[ByteString(file.path)], known.source.bytes == file.bytes else { return nil }
    return known
  }
}
