internal import Catalogue

/// The behaviour `tiles`: the initials of an entry without a logo, and the colours of their tile.
package struct TileFields: Sendable {
  private let name: Int
  private let color: Int
  private let initials: Int
  private let initialsColor: Int
  private let initialsBackground: Int

  /// Finds the fields; `nil` where the kind doesn't have the behaviour.
  init?(in schema: EntrySchema) {
    guard let name = schema.index(of: .tileName), let color = schema.index(of: .tileColor),
      let initials = schema.index(of: .initials), let initialsColor = schema.index(of: .initialsColor),
      let background = schema.index(of: .initialsBackground)
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
