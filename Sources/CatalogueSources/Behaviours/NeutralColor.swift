package import Catalogue

/// The colour of tiles of entries whose own isn't known: the one that the settings name, or a step that an entry's id
/// chooses.
///
/// Steps tell entries apart whose initials are alike. Which one an entry has follows from its id alone, so that it stays
/// when others come and go: the 64-bit FNV-1a of the id's UTF-8 (RFC 9923), modulo their number.
package struct NeutralColor: Hashable, Sendable {
  /// One colour for all entries, or `nil` where ids choose.
  private let only: RGBColor?

  /// A colour that ids choose.
  package static let steps = NeutralColor(only: nil)

  /// One colour for all entries.
  package init(_ color: RGBColor) { self.init(only: color) }

  private init(only: RGBColor?) { self.only = only }

  /// The colour of an entry's tile.
  package func color(of id: String) -> RGBColor {
    if let only { return only }
    var hash = TextHash()
    for byte in id.utf8 { hash.add(byte) }
    let steps = Step.allCases
    return RGBColor(steps[Int(hash.value % UInt64(steps.count))].rawValue)
  }

  /// The colours that ids choose from. White has a contrast of 5:1 at least on each. Another order or number of them
  /// would change the colours of all entries.
  enum Step: UInt32, CaseIterable {
    case red = 0xB3261E
    case orange = 0xA84B00
    case brown = 0x6B4A3A
    case olive = 0x66690B
    case green = 0x1F7A33
    case teal = 0x00695C
    case cyan = 0x06758F
    case blue = 0x1769C7
    case indigo = 0x32338F
    case violet = 0x7A3DB8
    case pink = 0xB01E6B
    case slate = 0x56616E
  }
}
