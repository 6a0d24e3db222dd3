package import CatalogueSources
internal import Diagnostics
internal import SVGNormalizer

/// The logos of a catalogue, and the pictograms of its categories, as files for each platform.
package struct LogoFiles: Sendable {
  /// The files, by drawing.
  package private(set) var files: [EmittedFile] = []
  /// Android's bitmaps of the drawings that it can't draw as vector images.
  package private(set) var bitmaps: [EmittedImage] = []

  /// The width and height of the bitmaps, in pixels: what the densest screens of phones need for a logo of 128 dp.
  private static let bitmapSize = 512

  /// The names of files that needn't be written, because they are there already.
  package private(set) var unchanged: [String] = []

  /// No files.
  package static let none = LogoFiles()

  private init() {}

  /// - Parameters:
  ///   - sources: the sources of a catalogue, whose published entries' logos are written.
  ///   - present: the generated files that are as the build left them whose cache the logos come from.
  package init(of sources: ParsedSources, present: Set<String> = []) {
    var kept: [LogoNames] = []
    let used = Set(sources.brands.lazy.filter { $0.isLive && $0.logo != nil }.map(\.key))
    let logos = sources.logos.filter { used.contains($0.key) }.map { ($0, nil as String?) }
    let symbols = sources.symbols.map { ($0, sources.kind.symbols) }
    for (logo, folder) in logos + symbols where logo.facts.isAccepted {
      guard let slug = LogoSlug(logo.key) else { continue }
      let names = LogoNames(slug, symbolsIn: folder)
      if logo.isCached, logo.facts.limitation == nil, names.all.allSatisfy(present.contains) {
        kept.append(names)
      } else {
        add(logo, slug, names)
      }
    }
    // One form after the other: each is in order, as the logos are, and sorted in no time.
    unchanged = kept.map(\.svg) + kept.map(\.imageSetSVG) + kept.map(\.imageSet) + kept.map(\.drawable)
    guard !(files.isEmpty && unchanged.isEmpty) else { return }
    add("Brands.xcassets/Contents.json", FileContent(Array(AssetCatalogue.contents.utf8)))
    guard !sources.symbols.isEmpty else { return }
    add(
      "Brands.xcassets/\(LogoNames.symbols)/Contents.json",
      FileContent(Array(AssetCatalogue.namespaceContents.utf8)))
  }

  /// Adds a logo in all its forms. Android has a bitmap where it can't draw it.
  private mutating func add(_ logo: LogoDrawing, _ slug: LogoSlug, _ names: LogoNames) {
    guard let forms = logo.forms else { return }
    add(names.svg, FileContent(forms.svg))
    add(names.imageSetSVG, FileContent(forms.svg))
    let isTinted = names.isOfSymbol
    add(
      names.imageSet,
      FileContent(making: { Array(AssetCatalogue.imageSetContents(for: slug, isTinted: isTinted).utf8) }))
    if let drawable = forms.drawable {
      add(names.drawable, FileContent(drawable))
    } else {
      let size = Self.bitmapSize
      let svg = Self.drawing(of: forms.svg, slug)
      bitmaps.append(EmittedImage(name: names.bitmap, svg: svg, width: size, height: size))
    }
  }

  /// A file in the normal form, for librsvg to draw: as it is, unless something is clipped in it.
  private static func drawing(of svg: [UInt8], _ slug: LogoSlug) -> [UInt8] {
    guard String(decoding: svg, as: UTF8.self).contains("<clipPath"),
      let logo = LogoNormalizer().normalize(svg).logo
    else { return svg }
    return SVGWriter.drawing(of: logo, slug: slug, area: .whole)
  }

  /// Whether a file among the generated ones, by its name, is of a logo or a pictogram.
  package static func isDrawing(_ name: String, symbolsIn folder: String?) -> Bool {
    (["logos", "Brands.xcassets", "android"] + [folder].compactMap(\.self)).contains {
      name.hasPrefix("\($0)/")
    }
  }

  private mutating func add(_ path: String, _ content: FileContent) {
    files.append(EmittedFile(destination: .generated(path), content: content))
  }
}

/// What the files of a logo or a pictogram are called.
private struct LogoNames {
  private let resource: String
  let svg, imageSetSVG, imageSet, drawable: String
  let isOfSymbol: Bool

  /// The folder of the pictograms in the asset catalogue.
  static let symbols = "categories"

  /// - Parameter folder: where the pictogram is published; `nil` for a logo.
  init(_ slug: LogoSlug, symbolsIn folder: String?) {
    isOfSymbol = folder != nil
    let slug = slug.description
    let name = slug.utf8.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "_") : $0 }
    resource = (isOfSymbol ? "category_" : "brand_") + String(decoding: name, as: UTF8.self)
    svg = "\(folder ?? "logos")/\(slug).svg"
    let imageSets = isOfSymbol ? "Brands.xcassets/\(Self.symbols)" : "Brands.xcassets"
    imageSetSVG = "\(imageSets)/\(slug).imageset/\(slug).svg"
    imageSet = "\(imageSets)/\(slug).imageset/Contents.json"
    drawable = "android/res/drawable/\(resource).xml"
  }

  var bitmap: String { "android/res/drawable-nodpi/\(resource).png" }

  /// Those of a logo that Android can draw.
  var all: [String] { [svg, imageSetSVG, imageSet, drawable] }
}
