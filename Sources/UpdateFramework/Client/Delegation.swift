/// A role whose targets count, and who says so.
public struct Delegation: Hashable, Sendable {
  /// Whose targets.
  public let role: RoleName
  /// The root, or the role whose targets delegate to it.
  public let delegator: RoleName

  /// The targets that the root itself names.
  public static let topLevel = Delegation(role: .targets, delegator: .root)
}
