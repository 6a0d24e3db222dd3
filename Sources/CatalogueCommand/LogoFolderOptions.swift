internal import ArgumentParser
internal import CatalogueCompiler
internal import FileAccess

/// Where the drawings of two catalogues are.
struct LogoFolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the older catalogue's logos, to compare their bytes.", valueName: "folder"))
  var oldLogos: String?

  @Option(help: ArgumentHelp("The folder of the newer catalogue's logos.", valueName: "folder"))
  var newLogos: String?

  func validate() throws {
    if (oldLogos == nil) != (newLogos == nil) {
      throw ValidationError("--old-logos and --new-logos go together.")
    }
  }

  /// The ids of the brands that have a logo in both catalogues, of other bytes; none where no folders are named.
  func redrawn(from old: ReleasedCatalogue, to new: ReleasedCatalogue) throws(FileError) -> Set<String> {
    guard let oldLogos, let newLogos else { return [] }
    var redrawn: Set<String> = []
    let before = old.logos
    for (id, name) in new.logos {
      guard let earlier = before[id] else { continue }
      let bytes = try FileBytes.read("\(oldLogos.trimmingSlashes)/\(earlier)", limit: Self.limit)
      if try FileBytes.read("\(newLogos.trimmingSlashes)/\(name)", limit: Self.limit) != bytes {
        redrawn.insert(id)
      }
    }
    return redrawn
  }

  /// More than any logo has.
  private static let limit = 16 << 20
}
