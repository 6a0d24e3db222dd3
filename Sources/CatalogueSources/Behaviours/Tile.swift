package import Catalogue

/// What stands for an entry without a logo.
package struct Tile: Hashable, Sendable {
  package var initials: String
  package let background: RGBColor
  package let letters: InitialsColor

  /// - Parameters:
  ///   - initials: those that the entry has; `nil` where they follow from its name.
  ///   - background: the entry's colour, or that of tiles without one.
  ///   - letters: the colour that the entry has for them; `nil` where it follows from the background.
  package init(name: String, initials: String?, background: RGBColor, letters: InitialsColor?) {
    self.initials = initials ?? Initials.derived(from: name)
    self.background = background
    self.letters = letters ?? .readable(on: background)
  }
}
