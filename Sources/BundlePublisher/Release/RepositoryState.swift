internal import UpdateFramework

/// What a publisher finds in a repository's folder.
public struct RepositoryState: Sendable {
  /// The version of the newest root that is there, 0 for none.
  let rootVersion: Int64
  /// The names of the files in the folder of metadata, those of a publisher that was stopped included.
  let metadataNames: Set<String>
  /// The release that is out, `nil` for none.
  let release: PublishedRelease?

  /// A folder without anything.
  public static let empty = RepositoryState(rootVersion: 0, metadataNames: [], release: nil)

  /// What was found in a folder.
  /// - Parameters:
  ///   - rootVersion: the newest root, up to which all are there and are those of the publisher; 0 for none.
  ///   - metadataNames: the names of all files in the folder of metadata.
  public init(rootVersion: Int64, metadataNames: Set<String>, release: PublishedRelease?) {
    self.rootVersion = rootVersion
    self.metadataNames = metadataNames
    self.release = release
  }

  /// The version for a role's next file: above the published one, and above those of all files that are there. What a
  /// publisher that was stopped has written may be in a cache for ever.
  /// - Throws: `PublishError` when the numbers are used up.
  func nextVersion(of role: RoleName, after published: Int64?) throws(PublishError) -> Int64 {
    let version =
      if role == .timestamp {
        // Its name has no version. Where it is lost, that of the snapshots, which is never lower, keeps apps from
        // taking the next one for an old one.
        published ?? highestVersion(of: .snapshot)
      } else {
        max(published ?? 0, highestVersion(of: role))
      }
    guard version < .max else { throw .versionsUsedUp(role) }
    return version + 1
  }

  /// The highest version in a file's name.
  private func highestVersion(of role: RoleName) -> Int64 {
    let suffix = "." + role.fileName
    let versions = metadataNames.compactMap {
      $0.hasSuffix(suffix) ? Int64($0.dropLast(suffix.utf8.count)) : nil
    }
    return max(0, versions.max() ?? 0)
  }
}
