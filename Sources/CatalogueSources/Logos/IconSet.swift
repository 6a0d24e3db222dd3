package import Catalogue
internal import Diagnostics
internal import StrictJSON

/// The marks of an icon set such as Simple Icons (https://simpleicons.org) that a catalogue's files name.
public struct IconSet: Hashable, Sendable {
  /// One mark.
  public struct Icon: Hashable, Sendable {
    /// A drawing without colours.
    package let svg: [UInt8]
    /// The colour of the brand.
    package let color: RGBColor
    /// The address that the mark is from.
    package let url: String
    /// An SPDX identifier.
    package let licence: String

    /// Whether it may be published: a set doesn't say whose name other licences ask for.
    package var isPublishable: Bool {
      ["0BSD", "CC0-1.0", "MIT-0", "PDDL-1.0", "Unlicense"].contains(licence) && url.hasPrefix("https://")
    }
  }

  /// What the set is called, with its version.
  public let name: String
  /// By slug.
  package let icons: [String: Icon]

  /// The file that lists the icons, beside the drawings, which are called `<slug>.svg`.
  public static let listName = "icons.json"

  /// Reads the list, and the drawings that it names.
  /// - Parameter drawing: the bytes of a drawing, by its slug.
  /// - Throws: ``Malformed``; what `drawing` throws.
  public init<Failure: Error>(list: [UInt8], drawing: (String) throws(Failure) -> [UInt8]) throws {
    guard let root = try? JSONReader.read(list).object, let name = root.text("name")?.value else {
      throw Malformed(reason: "it isn't an object with name and icons")
    }
    self.name = name
    var icons: [String: Icon] = [:]
    for (index, (object, _)) in root.objects("icons").enumerated() {
      guard let slug = object.text("slug")?.value, Self.isSlug(slug),
        let color = object.text("color").flatMap({ RGBColor($0.value) }),
        let url = object.text("url")?.value, let licence = object.text("licence")?.value
      else { throw Malformed(reason: "icons[\(index)] isn't an icon: slug, color, url and licence") }
      icons[slug] = Icon(svg: try drawing(slug), color: color, url: url, licence: licence)
    }
    self.icons = icons
  }

  /// Why a list can't be read.
  public struct Malformed: Error, CustomStringConvertible {
    let reason: String
    /// One sentence.
    public var description: String { reason }
  }

  private static func isSlug(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isLowerCaseOrDigit || $0 == UInt8(ascii: "_") }
  }
}

extension IconSet.Icon {
  /// The least contrast with white of a mark that is drawn on white.
  private static let leastContrast = 2.0

  /// The colour that the logo is drawn on: a light one can't be seen on white, and white on it no better.
  var background: RGBColor { color.contrast(with: .white) < Self.leastContrast ? .black : .white }

  /// The drawing in its colour. (A colour of the root is that of all shapes without one.)
  var logo: [UInt8] {
    let open = Array("<svg".utf8)
    guard let start = svg.indices.first(where: { svg[$0...].starts(with: open) }) else { return svg }
    let end = start + open.count
    return Array(svg[..<end]) + Array(" fill=\"\(color)\"".utf8) + Array(svg[end...])
  }
}
