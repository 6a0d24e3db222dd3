internal import Catalogue

/// The tile of an entry without a logo as SVG: its initials on a colour. The letters are outlines, since the fonts of
/// machines differ.
struct InitialsTile {
  private struct Glyph {
    let advance: Double
    let path: Substring
  }

  private static let glyphs: [Character: Glyph] = {
    let glyphs = InitialsOutlines.table.split(separator: "\n").compactMap { line -> (Character, Glyph)? in
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count == 3, let character = parts[0].first, let advance = Double(parts[1]) else {
        return nil
      }
      return (character, Glyph(advance: advance, path: parts[2]))
    }
    return Dictionary(glyphs) { first, _ in first }
  }()

  /// The width and height of the tile, in its own units: those of a logo.
  private static let size = 256.0
  /// How much of the width letters may take, and of the height.
  private static let (widest, highest) = (0.76, 0.42)

  private let glyphs: [Glyph]
  private let (background, color): (RGBColor, RGBColor)

  /// `nil` for initials of which a letter has no outline.
  init?(_ initials: String, background: RGBColor, color: RGBColor) {
    glyphs = initials.compactMap { Self.glyphs[$0] }
    guard !glyphs.isEmpty, glyphs.count == initials.count else { return nil }
    (self.background, self.color) = (background, color)
  }

  func svg(viewBox: String) -> String {
    let width = glyphs.reduce(0) { $0 + $1.advance }
    let scale = min(Self.widest * Self.size / width, Self.highest * Self.size / InitialsOutlines.capHeight)
    var x = (Self.size - width * scale) / 2
    let baseline = (Self.size + InitialsOutlines.capHeight * scale) / 2
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(viewBox)"><path fill="\(background)" d="M0 0H256V256H0Z"/>\
      <g fill="\(color)">
      """
    for glyph in glyphs {
      text += #"<path transform="matrix(\#(scale) 0 0 \#(-scale) \#(x) \#(baseline))" d="\#(glyph.path)"/>"#
      x += glyph.advance * scale
    }
    return text + "</g></svg>\n"
  }
}
