internal import Catalogue
package import CatalogueSources
internal import Diagnostics
internal import SVGNormalizer

/// A picture that is to be drawn as PNG.
public struct EmittedImage: Hashable, Sendable {
  /// The name of its file among the generated ones.
  public let name: String
  /// What is drawn: an SVG file whose proportions are those of the picture.
  public let svg: [UInt8]
  /// The size of the file in pixels. What the picture leaves of it is transparent.
  public let (width, height): (Int, Int)
}

/// The pictures beside the files of entries.
package struct EntryImages: Sendable {
  package private(set) var images: [EmittedImage] = []
  /// The entries of which there can be no picture.
  package private(set) var problems: [Finding] = []

  private let catalogue: PublishedCatalogue
  private let logos: [String: LogoDrawing]

  package init(_ outputs: [PlacedOutput], of catalogue: PublishedCatalogue, _ logos: [LogoDrawing]) {
    self.catalogue = catalogue
    self.logos = Dictionary(logos.map { ($0.key, $0) }) { first, _ in first }
    for output in outputs where output.isWritten && !output.language.images.isEmpty { add(output) }
  }

  private mutating func add(_ output: PlacedOutput) {
    guard let index = output.language.each.flatMap(catalogue.kind.index),
      let tiles = TileFields(in: catalogue.kind.collections[index])
    else { return }
    let logoFields = LogoFields(in: catalogue.kind.collections[index])
    for entry in catalogue.collections[index].entries {
      let hasLogo = logoFields?.hasLogo(entry) ?? false
      guard let picture = hasLogo ? logo(of: entry) : tile(of: entry, tiles) else {
        problems.append(
          Finding(
            hasLogo
              ? "\(entry.id) has a logo of which nothing is visible, and so no picture"
              : "\(entry.id) has initials of which there is no picture: \"\(tiles.initials(of: entry))\"",
            at: output.images,
            fix: hasLogo ? nil : "give it \"initials\" of the letters A to Z and digits, or a logo"))
        continue
      }
      let file = output.language.file(of: entry.id)
      for image in output.language.images {
        images += image.files(beside: file).map { picture.image($0.path, image, scale: $0.scale) }
      }
    }
  }

  private func logo(of entry: PublishedEntry) -> Picture? {
    guard let svg = logos[entry.id]?.forms?.svg, let slug = LogoSlug(entry.id),
      let logo = LogoNormalizer().normalize(svg).logo, let area = logo.drawnArea
    else { return nil }
    return Picture(area: area) { SVGWriter.drawing(of: logo, slug: slug, area: $0) }
  }

  private func tile(of entry: PublishedEntry, _ fields: TileFields) -> Picture? {
    let colors = fields.colors(of: entry, logoBackground: nil)
    let tile = InitialsTile(
      fields.initials(of: entry), background: colors.background, color: colors.foreground)
    return tile.map { tile in Picture(area: .whole) { Array(tile.svg(viewBox: $0.viewBox).utf8) } }
  }
}

/// A logo without its margins, or a tile.
private struct Picture {
  /// What is drawn.
  let area: LogoArea
  /// An area as SVG.
  let svg: (LogoArea) -> [UInt8]

  func image(_ name: String, _ image: OutputImage, scale: Int) -> EmittedImage {
    let (widest, highest) = (image.width * scale, image.height * scale)
    let factor = min(Double(widest) / area.width, Double(highest) / area.height)
    let (width, height) =
      switch image.fit {
      case .contain: (widest, highest)
      case .inside:
        (Self.pixels(area.width * factor, atMost: widest), Self.pixels(area.height * factor, atMost: highest))
      }
    let drawn = area.enlarged(to: Double(width) / Double(height))
    return EmittedImage(name: name, svg: svg(drawn), width: width, height: height)
  }

  private static func pixels(_ length: Double, atMost most: Int) -> Int {
    max(1, min(most, Int(length.rounded())))
  }
}
