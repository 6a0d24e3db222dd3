internal import StrictJSON

/// A picture beside the file of each entry: its logo, or else the tile with its initials, as PNG.
package struct OutputImage: Hashable, Sendable {
  /// How a picture is fitted into a width and a height; its proportions stay.
  package enum Fit: String, CaseIterable, Sendable {
    /// The file has exactly that size: what the picture leaves is transparent.
    case contain
    /// The file is as large as the picture is in it.
    case inside
  }

  /// The name of the file, in the folder of the entry's file.
  package let file: String
  /// The largest width and height, in points.
  package let (width, height): (Int, Int)
  /// How many pixels a point has, a file each: of 2 it is called `icon@2x.png`.
  package let scales: [Int]
  package let fit: Fit

  static let fields = ["file", "width", "height", "scales", "fit"]
  static let possibleSides = 1...1024
  static let possibleScales = 1...3

  /// `nil` for what can't be one: that is reported where it is read.
  init?(_ object: LocatedObject) {
    guard let file = object.text("file")?.value, let width = object.integer("width")?.value,
      let height = object.integer("height")?.value, Self.isFile(file),
      [width, height].allSatisfy(Self.possibleSides.contains)
    else { return nil }
    let scales = object["scales"].map {
      $0.array?.compactMap { $0.integer.flatMap(Int.init(exactly:)) } ?? []
    }
    guard let fit = Fit(rawValue: object.text("fit")?.value ?? Fit.contain.rawValue) else { return nil }
    (self.file, self.width, self.height, self.fit) = (file, width, height, fit)
    self.scales = (scales ?? [1]).filter(Self.possibleScales.contains)
  }

  static func isFile(_ name: String) -> Bool { name.isFileName && name.hasSuffix(".png") }

  /// The files of an entry, each with how many pixels a point has.
  /// - Parameter path: the entry's own file.
  package func files(beside path: String) -> [(path: String, scale: Int)] {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    return scales.map { scale in
      (folder + (scale == 1 ? file : "\(file.dropLast(".png".count))@\(scale)x.png"), scale)
    }
  }
}
