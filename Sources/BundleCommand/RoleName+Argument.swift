internal import ArgumentParser
internal import UpdateFramework

extension RoleName {
  /// The role that an argument names.
  static func named(_ text: String) throws -> RoleName {
    guard let role = topLevel.first(where: { $0.text == text }) else {
      throw ValidationError("\"\(text)\" isn't a role: give root, targets, snapshot or timestamp.")
    }
    return role
  }
}
