internal import Catalogue

/// The behaviour `tiles`: the initials of an entry without a logo, and the colours of their tile.
struct TileFields: Sendable {
  private let name: Int
  private let color: Int
  private let initials: Int
  private let initialsColor: Int
  private let initialsBackground: Int

  /// Their names.
  enum Name {
    static let name = "name"
    static let color = "color"
    static let initials = "initials"
    static let initialsColor = "initialsColor"
    static let initialsBackground = "initialsBackground"
    static let all: Set<String> = [name, color, initials, initialsColor, initialsBackground]
  }

  /// What Swift code takes where a value isn't given.
  static let completions = [
    Name.initials: "Initials.derived(from: name)",
    Name.initialsColor: "InitialsColor.readable(on: initialsBackground)",
  ]

  /// Finds the fields; `nil` where the entry doesn't have all of them.
  init?(in entry: RecordType) {
    guard let name = entry.index(of: Name.name), let color = entry.index(of: Name.color),
      let initials = entry.index(of: Name.initials), let initialsColor = entry.index(of: Name.initialsColor),
      let background = entry.index(of: Name.initialsBackground)
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
