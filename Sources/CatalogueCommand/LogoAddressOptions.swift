internal import ArgumentParser
internal import CatalogueCompiler

/// Where the logos of two catalogues can be looked at.
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
