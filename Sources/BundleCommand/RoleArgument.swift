internal import ArgumentParser
internal import UpdateFramework

/// An argument with a role: `targets=release.pub.pem`, `timestamp=3`.
struct RoleArgument {
  let role: RoleName
  let value: String

  /// Reads `ROLE=VALUE`.
  static func read(_ text: String) throws -> RoleArgument {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2, let name = parts.first, let value = parts.last else {
      throw ValidationError("\"\(text)\": expected ROLE=VALUE.")
    }
    return RoleArgument(role: try RoleName.named(name), value: value)
  }

  /// The values of an option as positive numbers, one for each role.
  static func numbers(_ arguments: [RoleArgument]) throws -> [RoleName: Int64] {
    var numbers: [RoleName: Int64] = [:]
    for argument in arguments {
      let number = try argument.number()
      guard numbers.updateValue(number, forKey: argument.role) == nil else {
        throw ValidationError(
          "\"\(argument.role.text)=\(argument.value)\": \(argument.role.text) is there twice.")
      }
    }
    return numbers
  }

  private func number() throws -> Int64 {
    guard let number = Int64(value), (1...36_500).contains(number) else {
      throw ValidationError("\"\(role.text)=\(value)\": expected a number from 1 to 36500.")
    }
    return number
  }
}

extension RoleName {
  /// The role of a name.
  static func named(_ text: String) throws -> RoleName {
    guard let role = topLevel.first(where: { $0.text == text }) else {
      throw ValidationError("\"\(text)\" isn't a role: expected root, targets, snapshot or timestamp.")
    }
    return role
  }
}
