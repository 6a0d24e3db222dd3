package import CatalogueSources
package import Diagnostics
internal import StrictJSON

/// The brands of findings: a finding belongs to the brand in whose file, or whose logo's file, it is.
package struct FindingOwners {
  private var brands: [ByteString: Int] = [:]
  private var logos: [ByteString: LogoSource] = [:]

  package init(_ sources: ParsedSources) {
    for logo in sources.logos { logos[ByteString(logo.source.path.fileName)] = logo }
    let paths = Dictionary(sources.logoPaths.map { (ByteString($0.fileName), $0) }) { first, _ in first }
    for (index, brand) in sources.brands.enumerated() {
      brands[ByteString(brand.source.path)] = index
      // A logo that is named after a brand is most likely meant for it, even if the brand doesn't name it.
      for name in [brand.logo?.value, "\(brand.fileID).svg"].compactMap(\.self) {
        if let path = paths[ByteString(name)], brands[ByteString(path)] == nil || name == brand.logo?.value {
          brands[ByteString(path)] = index
        }
      }
    }
  }

  /// The index of the finding's brand among the sources; `nil` where it belongs to none.
  package func owner(of finding: Diagnostic) -> Int? {
    finding.location.flatMap { owner(ofFile: $0.path) }
  }

  /// The index of the brand that a file belongs to; `nil` where it belongs to none.
  func owner(ofFile path: String) -> Int? { brands[ByteString(path)] }

  /// The logo that a brand names, where it is an SVG file.
  package func logo(of brand: BrandSource) -> LogoSource? {
    brand.logo.flatMap { logos[ByteString($0.value)] }
  }
}
