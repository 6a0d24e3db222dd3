package import Catalogue

/// The behaviour `tiles`: the initials of an entry without a logo, and the colours of their tile.
package struct TileFields: Sendable {
  private let name: Int
  private let color: Int
  private let initials: Int
  private let initialsColor: Int
  private let initialsBackground: Int

  /// Finds the fields; `nil` where the kind doesn't have the behaviour.
  package init?(in schema: EntrySchema) {
    guard let name = schema.index(of: .tileName), let color = schema.index(of: .tileColor),
      let initials = schema.index(of: .initials), let initialsColor = schema.index(of: .initialsColor),
      let background = schema.index(of: .initialsBackground)
    else { return nil }
    (self.name, self.color, self.initials) = (name, color, initials)
    (self.initialsColor, initialsBackground) = (initialsColor, background)
  }

  /// Completes the values of an entry.
  /// - Parameter neutral: the colour of tiles where the entry's own isn't known.
  func complete(_ values: inout [PublishedValue], id: String, neutral: NeutralColor) {
    // A colour that can't be read has its finding, and isn't one to write black or white on.
    let known = (values[initialsBackground].text ?? values[color].text).flatMap { RGBColor($0) }
    let tile = Tile(
      name: values[name].text ?? "", initials: values[initials].text,
      background: known ?? neutral.color(of: id),
      letters: values[initialsColor].text.flatMap { InitialsColor(rawValue: $0) })
    values[initials] = .text(tile.initials)
    values[initialsBackground] = .text(tile.background.description)
    if values[initialsColor] == .null { values[initialsColor] = .text(tile.letters.rawValue) }
  }

  /// What is written on an entry's tile.
  package func initials(of entry: PublishedEntry) -> String { entry.values[initials].text ?? "" }

  /// The colours to show an entry in.
  /// - Parameter logoBackground: what its logo can be seen on; `nil` for an entry without a logo.
  package func colors(of entry: PublishedEntry, logoBackground: RGBColor?) -> EntryColors {
    guard let logoBackground else {
      let known = entry.values[initialsBackground].text.flatMap { RGBColor($0) }
      let background = known ?? NeutralColor.steps.color(of: entry.id)
      let letters = entry.values[initialsColor].text.flatMap { InitialsColor(rawValue: $0) }
      let color = (letters ?? .readable(on: background)).color
      return EntryColors(background: background, foreground: color, accent: color)
    }
    let foreground = InitialsColor.readable(on: logoBackground).color
    let own = entry.values[color].text.flatMap { RGBColor($0) }
    let accent = own.flatMap {
      $0.contrast(with: logoBackground) >= InitialsColor.minimumContrast ? $0 : nil
    }
    return EntryColors(background: logoBackground, foreground: foreground, accent: accent ?? foreground)
  }

  /// What Swift code takes where the value of a field isn't given; `nil` for other fields.
  package static func completion(of field: Field, _ bindings: Bindings) -> String? {
    if field.roles.contains(.initials), let name = bindings[.tileName] {
      return "Initials.derived(from: \(name))"
    }
    if field.roles.contains(.initialsColor), let background = bindings[.initialsBackground] {
      return "InitialsColor.readable(on: \(background))"
    }
    return nil
  }
}

/// The colours to show an entry in: behind its picture, and of text beside it, which has a contrast of 4.5:1 at least.
package struct EntryColors: Sendable {
  /// What its logo can be seen on, or its tile's.
  package let background: RGBColor
  /// Black or white.
  package let foreground: RGBColor
  /// The entry's own colour where it can be read on the background, else the foreground's.
  package let accent: RGBColor
}
