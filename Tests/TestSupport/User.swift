import Foundation

/// The user that the tests run as.
enum User {
  /// Whether it is the administrator, who may write everywhere.
  static let isAdministrator = geteuid() == 0

  /// The user "nobody" of Linux, by number.
  private static let nobody = 65_534

  /// What runs the rest of a command without an administrator's rights; empty where there are none.
  static let unprivileged: [String] =
    isAdministrator ? ["setpriv", "--reuid=\(nobody)", "--regid=\(nobody)", "--clear-groups"] : []

  /// Gives everything in a folder to the user that such commands run as.
  static func give(_ folder: String) throws {
    if isAdministrator { _ = try Program.run(["chown", "-hR", "\(nobody):\(nobody)", folder]) }
  }
}
