internal import Diagnostics
internal import StrictJSON

/// Which brand a finding belongs to: the one in whose file it is, or whose logo's file.
struct FindingOwners {
  private var brands: [ByteString: Int] = [:]
  private var logos: [ByteString: LogoSource] = [:]

  init(_ sources: ParsedSources) {
    for logo in sources.logos { logos[ByteString(logo.source.path.fileName)] = logo }
    let paths = Dictionary(sources.logoPaths.map { (ByteString($0.fileName), $0) }) { first, _ in first }
    for (index, brand) in sources.brands.enumerated() {
      brands[ByteString(brand.source.path)] = index
      // A logo that the brand doesn't name, but is called after it, is most likely meant for it.
      for name in [brand.logo?.value, "\(brand.fileID).svg"].compactMap(\.self) {
        if let path = paths[ByteString(name)], brands[ByteString(path)] == nil || name == brand.logo?.value {
          brands[ByteString(path)] = index
        }
      }
    }
  }

  /// The place of the finding's brand among the sources; `nil` where it belongs to none.
  func owner(of finding: Diagnostic) -> Int? {
    finding.location.flatMap { brands[ByteString($0.path)] }
  }

  /// The logo that a brand names, where it is an SVG file.
  func logo(of brand: BrandSource) -> LogoSource? {
    brand.logo.flatMap { logos[ByteString($0.value)] }
  }
}
