package import CatalogueSources
package import Diagnostics
internal import StrictJSON

/// The brands of findings: a finding belongs to the brand in whose file, or whose logo's file, it is. A logo is that of the
/// brand that it is named after; else of the first that names it.
package struct FindingOwners {
  private var brands: [ByteString: Int] = [:]
  private var logos: [ByteString: LogoDrawing] = [:]

  package init(_ sources: ParsedSources) {
    for logo in sources.logos { logos[ByteString(logo.source.path.fileName)] = logo }
    let paths = Dictionary(sources.logoPaths.map { (ByteString($0.fileName), $0) }) { first, _ in first }
    for (index, brand) in sources.brands.enumerated() {
      brands[ByteString(brand.source.path)] = index
      if let path = paths[ByteString("\(brand.fileID).svg")] { brands[ByteString(path)] = index }
    }
    for (index, brand) in sources.brands.enumerated() {
      guard let path = brand.logo.flatMap({ paths[ByteString($0.value)] }).map(ByteString.init) else {
        continue
      }
      if brands[path] == nil { brands[path] = index }
    }
  }

  /// The index of the finding's brand among the sources; `nil` where it belongs to none.
  package func owner(of finding: Diagnostic) -> Int? {
    finding.location.flatMap { owner(ofFile: $0.path) }
  }

  /// The index of the brand that a file belongs to; `nil` where it belongs to none.
  func owner(ofFile path: String) -> Int? { brands[ByteString(path)] }

  /// The logo that a brand names, where it is an SVG file.
  package func logo(of brand: BrandSource) -> LogoDrawing? {
    brand.logo.flatMap { logos[ByteString($0.value)] }
  }
}
