public import UpdateFramework

extension RoleName {
  /// The roles whose files are signed with every release; roots are signed apart from it, offline.
  public static let published: [RoleName] = [.targets, .snapshot, .timestamp]
}
