/// The colour of the letters on an initials tile.
public enum InitialsColor: String, CaseIterable, Sendable {
  /// `#FFFFFF`.
  case white
  /// `#000000`.
  case black

  /// The least contrast at which text can be read (WCAG 2.1, success criterion 1.4.3).
  public static let minimumContrast = 4.5

  /// The colour itself.
  public var color: RGBColor { self == .white ? .white : .black }

  /// White where it can be read on that background, else black, which then can.
  public static func readable(on background: RGBColor) -> InitialsColor {
    RGBColor.white.contrast(with: background) >= minimumContrast ? .white : .black
  }
}
