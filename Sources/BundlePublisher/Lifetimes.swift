public import UpdateFramework

/// For how many days the files of each role are trusted after they were signed.
public struct Lifetimes: Sendable {
  private var days: [RoleName: Int64] = [.root: 365, .targets: 90, .snapshot: 7, .timestamp: 7]

  /// A year for the root, 90 days for targets, a week for what a daily job refreshes.
  public init() {}

  /// The days of one of the four roles.
  public subscript(role: RoleName) -> Int64 {
    get { days[role] ?? 0 }
    set { days[role] = newValue }
  }
}
