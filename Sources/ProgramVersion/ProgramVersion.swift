internal import CBuildCommit

/// Which program this is, the same for all commands.
public enum ProgramVersion {
  /// The release, as the change log names it.
  private static let release = "0.1.0"

  /// `0.1.0 (commit abc1234, changed)`
  public static var text: String {
    let commit = String(cString: build_commit)
    return commit.isEmpty ? "\(release) (commit unknown)" : "\(release) (commit \(commit))"
  }
}
