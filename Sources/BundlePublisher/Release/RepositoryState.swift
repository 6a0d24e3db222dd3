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

  /// The version for a role's next file: above the published one, and one that no file has. What a publisher that was
  /// stopped has written may be in a cache for ever.
  /// - Throws: `PublishError` when the numbers are used up.
  func nextVersion(of role: RoleName, after published: Int64?) throws(PublishError) -> Int64 {
    var version = published ?? 0
    repeat {
      guard version < .max else { throw .versionsUsedUp(role) }
      version += 1
    } while metadataNames.contains("\(version).\(role.fileName)")
    return version
  }
}
