/// Metadata that names the keys of other roles: a root, or targets with delegations.
protocol Delegator: Sendable {
  var keys: KeyRing { get }
  /// The keys of a role, or `nil` when nothing is delegated to it.
  func keys(of role: RoleName) -> RoleKeys?
}
