internal import StrictJSON

extension CatalogueCategory {
  init(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    var symbol: PublishedAsset?
    if let fields = try fields.fieldsIfPresent("symbol") { symbol = try PublishedAsset(fields) }
    self.init(
      id: try fields.read("id", as: .id), title: try fields.read("title", as: .string), symbol: symbol)
  }
}

extension PublishedAsset {
  /// Reads the object that a catalogue has of a file.
  /// - Throws: `CatalogueFormatError`, also for a path that isn't a file in one folder.
  package init(_ fields: CatalogueFields) throws(CatalogueFormatError) {
    let path = try fields.read("path", as: .string)
    guard AssetPath.isPlain(path) else {
      throw CatalogueFormatError(.expected("a path such as audio/word.m4a"), at: fields.path(of: "path"))
    }
    self.init(
      path: path, sha256: try fields.read("sha256", as: .sha256),
      length: try fields.read("length", as: .integer(in: 0...CatalogueLimits.revision.upperBound)))
  }

  /// The first file of each path.
  package static func distinct(_ assets: [PublishedAsset]) -> [PublishedAsset] {
    var seen: Set<String> = []
    return assets.filter { seen.insert($0.path).inserted }
  }
}
