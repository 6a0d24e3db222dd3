package import CatalogueSources
internal import Diagnostics
internal import SVGNormalizer

/// The logos of a catalogue as files for each platform.
package struct LogoFiles: Sendable {
  /// Makes a PNG of an SVG file; `nil` where there is nothing that can.
  package typealias Rasterizer = @Sendable (_ svg: [UInt8]) -> [UInt8]?

  /// The files, by brand.
  package private(set) var files: [EmittedFile] = []
  /// The logos that Android can't draw, and of which no bitmap could be made.
  package private(set) var withoutBitmap: [Finding] = []

  /// - Parameters:
  ///   - logos: all logos, of which those that a brand of the catalogue has are written.
  ///   - rasterize: makes a bitmap where Android needs one.
  package init(_ logos: [LogoSource], of catalogue: PublishedCatalogue, rasterize: Rasterizer) {
    let used = Set(
      catalogue.collections.flatMap { collection in
        let fields = LogoFields(in: collection.schema)
        return collection.entries.filter { fields?.hasLogo($0) ?? false }.map(\.id)
      })
    for logo in logos where used.contains(logo.key) {
      guard let slug = LogoSlug(logo.key), let svg = logo.forms.svg else { continue }
      add("logos/\(slug).svg", svg)
      add("Brands.xcassets/\(slug).imageset/\(slug).svg", svg)
      add(
        "Brands.xcassets/\(slug).imageset/Contents.json",
        Array(AssetCatalogue.imageSetContents(for: slug).utf8))
      addDrawable(of: logo, svg, name: "brand_" + slug.description.replacing("-", with: "_"), rasterize)
    }
    if !files.isEmpty { add("Brands.xcassets/Contents.json", Array(AssetCatalogue.contents.utf8)) }
  }

  /// Android's form, as a bitmap where it has to be.
  private mutating func addDrawable(
    of logo: LogoSource, _ svg: [UInt8], name: String, _ rasterize: Rasterizer
  ) {
    if let drawable = logo.forms.drawable {
      add("android/res/drawable/\(name).xml", drawable)
    } else if let bitmap = rasterize(svg) {
      add("android/res/drawable-nodpi/\(name).png", bitmap)
    } else {
      withoutBitmap.append(
        Finding(
          "Android can't draw this logo as a vector image (\(logo.forms.limitation ?? "")), and no bitmap could be made",
          at: .file(logo.source.path),
          fix: "install rsvg-convert (Debian: librsvg2-bin, Homebrew: librsvg), or draw the logo without that"
        ))
    }
  }

  /// Whether a file among the generated ones, by its name, is of a logo.
  package static func isLogo(_ name: String) -> Bool {
    ["logos/", "Brands.xcassets/", "android/"].contains { name.hasPrefix($0) }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8]) {
    files.append(EmittedFile(destination: .generated(path), bytes: bytes))
  }
}
