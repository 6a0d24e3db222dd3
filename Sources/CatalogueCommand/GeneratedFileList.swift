internal import FileAccess

/// The list of the files that a build wrote into the folder for generated files: what the next one may delete. Its first
/// line is the path from the folder to the market, after a slash, with which no file's name begins.
struct GeneratedFileList {
  private let path: String
  private let folder: String
  /// The path from the folder to the market.
  private let market: String

  /// What the list is called.
  static let name = ".generated-files"

  /// What a build keeps in the folder for the next one, this list included.
  static let ownNames = Set(BuildCacheFile.names + [ImageCacheFile.name, BuildRecord.name, name])

  private static let limit = 64 << 20

  /// - Parameters:
  ///   - folder: the folder for generated files.
  ///   - market: the folder of the catalogue that they are generated from.
  init(in folder: String, from market: String) {
    path = "\(folder.trimmingSlashes)/\(Self.name)"
    self.folder = folder.resolvingLinks
    self.market = market.resolvingLinks.relativePath(from: self.folder)
  }

  /// The folder of another catalogue that the listed files were generated from; `nil` where there is none any more, or
  /// nobody says.
  func otherMarket() -> String? {
    let first = bytes.prefix { $0 != 0x0A }
    guard first.first == Self.slash, case let other = String(decoding: first.dropFirst(), as: UTF8.self),
      other != market, case let path = "\(folder)/\(other)",
      FileType(of: "\(path)/catalogue.yaml") == .file
    else { return nil }
    return path.resolvingLinks.relativePath(from: ".".resolvingLinks)
  }

  private static let slash = UInt8(ascii: "/")

  /// The files' names within the folder, sorted; none where there is no list.
  func names() -> [String] {
    bytes.split(separator: 0x0A).filter { $0.first != Self.slash }.map { String(decoding: $0, as: UTF8.self) }
      // A list that was tampered with must not lead out of the folder.
      .filter { !$0.utf8.split(separator: 0x2F).contains { $0.elementsEqual("..".utf8) } }
  }

  /// Whether the list has these names, in this order.
  func holds(_ names: [String]) -> Bool { bytes == bytes(of: names) }

  func store(_ names: [String]) throws(FileError) {
    try FileBytes.replace(path, with: bytes(of: names), isDurable: false)
  }

  private var bytes: [UInt8] { (try? FileBytes.read(path, limit: Self.limit)) ?? [] }

  private func bytes(of names: [String]) -> [UInt8] {
    // A folder may be named with a line feed, after which there would be a file's name.
    let first = market.utf8.contains(0x0A) ? [] : ["/" + market]
    return Array((first + names).joined(separator: "\n").utf8)
  }
}
