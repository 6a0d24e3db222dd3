internal import ArgumentParser
internal import BundlePublisher
internal import Foundation
internal import UpdateFramework

/// When it is, and for how long files are signed.
struct LifetimeOptions: ParsableArguments {
  @Option(
    name: .customLong("expires"),
    help: ArgumentHelp(
      "For how many days a role's file is signed. Default: root=365, targets=90, snapshot=7, timestamp=7.",
      valueName: "role=days"),
    transform: RoleArgument.read)
  var expiries: [RoleArgument] = []

  func lifetimes() throws -> Lifetimes {
    var lifetimes = Lifetimes()
    for expiry in expiries { lifetimes[expiry.role] = try expiry.number() }
    return lifetimes
  }

  /// The present time.
  static func now() throws -> Moment {
    guard let moment = Moment(secondsSince1970: Int64(Date().timeIntervalSince1970)) else {
      throw ValidationError("the clock of this machine is not in the years 1970 to 9999.")
    }
    return moment
  }
}
