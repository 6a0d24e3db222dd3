import StrictJSON
import UpdateFramework

extension RoleName {
  /// The role of that name, delegated or not.
  static func named(_ name: String) -> RoleName {
    topLevel.first { $0.text == name } ?? .delegated(ByteString(name))
  }
}
