internal import ArgumentParser
internal import BundlePublisher
internal import Foundation
internal import UpdateFramework

/// When it is, and for how long files are signed.
struct LifetimeOptions: ParsableArguments {
  @Option(
    name: .customLong("expires"),
    help: ArgumentHelp(
      "For how many days a role's file is signed. Default: targets=90, snapshot=7, timestamp=7, and root=365 for "
        + "\"catalogue-bundle root\".",
      valueName: "role=days"),
    transform: RoleArgument.read)
  var expiries: [RoleArgument] = []

  /// - Parameter roles: the roles whose files the subcommand signs.
  func lifetimes(of roles: [RoleName]) throws -> Lifetimes {
    var lifetimes = Lifetimes()
    for expiry in expiries {
      guard roles.contains(expiry.role) else {
        throw ValidationError(
          "--expires \(expiry.role.text)=...: this subcommand doesn't sign \(expiry.role.text).")
      }
      lifetimes[expiry.role] = try expiry.number()
    }
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
