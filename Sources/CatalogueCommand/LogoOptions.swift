internal import ArgumentParser
internal import CatalogueDifferences
internal import CatalogueSources
internal import FileAccess

/// Where the logo files of two catalogues are.
struct LogoFolderOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The folder of the older catalogue's logos, to compare their bytes.", valueName: "folder"),
    transform: GivenPath.checked)
  var oldLogos: String?

  @Option(
    help: ArgumentHelp("The folder of the newer catalogue's logos.", valueName: "folder"),
    transform: GivenPath.checked)
  var newLogos: String?

  func validate() throws {
    if (oldLogos == nil) != (newLogos == nil) {
      throw ValidationError("--old-logos and --new-logos go together.")
    }
  }

  /// The ids of the brands that have a logo in both catalogues, of other bytes; none where no folders are named.
  func redrawn(
    from old: ReleasedCatalogue, to new: ReleasedCatalogue, by fields: ComparedFields
  ) throws(FileError) -> Set<String> {
    guard let oldLogos, let newLogos else { return [] }
    var redrawn: Set<String> = []
    let before = fields.logos(of: old)
    for (id, name) in fields.logos(of: new).sorted(by: { $0.key < $1.key }) {
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

/// The web addresses of two catalogues' logos.
struct LogoAddressOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The address of the folder of the older catalogue's logos: Markdown then shows those that changed.",
      valueName: "https"))
  var oldLogoAddress: String?

  @Option(
    help: ArgumentHelp("The address of the folder of the newer catalogue's logos.", valueName: "https"))
  var newLogoAddress: String?

  func validate() throws {
    guard (oldLogoAddress == nil) == (newLogoAddress == nil) else {
      throw ValidationError("--old-logo-address and --new-logo-address go together.")
    }
    guard oldLogoAddress == nil || addresses != nil else {
      throw ValidationError(
        "--old-logo-address and --new-logo-address take addresses that begin with https://.")
    }
  }

  /// The addresses, where they were given.
  var addresses: LogoAddresses? {
    guard let oldLogoAddress, let newLogoAddress else { return nil }
    return LogoAddresses(old: oldLogoAddress, new: newLogoAddress)
  }
}
