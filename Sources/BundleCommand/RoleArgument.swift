internal import ArgumentParser
internal import UpdateFramework

/// An argument that says something of a role: `targets=release.pub.pem`, `timestamp=3`.
struct RoleArgument {
  let role: RoleName
  let value: String

  /// Reads `ROLE=VALUE`.
  static func read(_ text: String) throws -> RoleArgument {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let name = parts.first, let value = parts.last else {
      throw ValidationError("\"\(text)\" isn't of the form ROLE=VALUE.")
    }
    return RoleArgument(role: try RoleName.named(name), value: value)
  }

  /// The value as a number from 1 on.
  func number() throws -> Int64 {
    guard let number = Int64(value), (1...36_500).contains(number) else {
      throw ValidationError("\"\(role.text)=\(value)\": a number from 1 to 36500 is expected.")
    }
    return number
  }
}
