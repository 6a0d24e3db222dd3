internal import Catalogue

/// The behaviour `tiles`: the initials of an entry without a logo, and the colours of their tile.
struct TileFields: Sendable {
  private let name: Int
  private let color: Int
  private let initials: Int
  private let initialsColor: Int
  private let initialsBackground: Int

  /// What Swift code takes where a value isn't given.
  static let completions = [
    "initials": "Initials.derived(from: name)",
    "initialsColor": "InitialsColor.readable(on: initialsBackground)",
  ]

  /// Finds the fields; `nil` where the entry doesn't have all of them.
  init?(in entry: RecordType) {
    guard let name = entry.index(of: "name"), let color = entry.index(of: "color"),
      let initials = entry.index(of: "initials"), let initialsColor = entry.index(of: "initialsColor"),
      let background = entry.index(of: "initialsBackground")
    else { return nil }
    (self.name, self.color, self.initials) = (name, color, initials)
    (self.initialsColor, initialsBackground) = (initialsColor, background)
  }

  /// Completes the values of an entry.
  /// - Parameter neutral: the colour of tiles where the entry's own isn't known.
  func complete(_ values: inout [PublishedValue], neutral: RGBColor) {
    if values[initials] == .null {
      values[initials] = .text(Initials.derived(from: values[name].text ?? ""))
    }
    // A colour that can't be read has its finding, and isn't one to write black or white on.
    let known = (values[initialsBackground].text ?? values[color].text).flatMap { RGBColor($0) }
    let background = known ?? neutral
    values[initialsBackground] = .text(background.description)
    if values[initialsColor] == .null {
      values[initialsColor] = .text(InitialsColor.readable(on: background).rawValue)
    }
  }
}
