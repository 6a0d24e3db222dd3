package import CatalogueSources
internal import Diagnostics
internal import SVGNormalizer

/// The logos of a catalogue as files for each platform.
package struct LogoFiles: Sendable {
  /// The files, by brand.
  package private(set) var files: [EmittedFile] = []
  /// Android's bitmaps of the logos that it can't draw as vector images.
  package private(set) var bitmaps: [EmittedImage] = []

  /// The width and height of the bitmaps, in pixels: what the densest screens of phones need for a logo of 128 dp.
  private static let bitmapSize = 512

  /// - Parameter logos: all logos, of which those that a brand of the catalogue has are written.
  package init(_ logos: [LogoSource], of catalogue: PublishedCatalogue) {
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
      addDrawable(of: logo, svg, name: "brand_" + slug.description.replacing("-", with: "_"))
    }
    if !files.isEmpty { add("Brands.xcassets/Contents.json", Array(AssetCatalogue.contents.utf8)) }
  }

  /// Android's form, as a bitmap where it has to be.
  private mutating func addDrawable(of logo: LogoSource, _ svg: [UInt8], name: String) {
    if let drawable = logo.forms.drawable {
      add("android/res/drawable/\(name).xml", drawable)
    } else {
      bitmaps.append(
        EmittedImage(
          name: "android/res/drawable-nodpi/\(name).png", svg: svg, width: Self.bitmapSize,
          height: Self.bitmapSize))
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
