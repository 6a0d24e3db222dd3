internal import StrictJSON
internal import UpdateFramework

/// The state of a repository's folder before publishing.
public struct RepositoryState: Sendable {
  /// The version of the newest root in the folder, 0 for none.
  let rootVersion: Int64
  /// The names of all metadata files, also of those that a stopped publisher left.
  let metadataNames: Set<String>
  /// The published release, `nil` for none.
  let release: PublishedRelease?
  /// The earlier catalogues from which patches are made.
  let patchBases: PatchBases
  /// The paths in the repository of listed files that are missing or damaged, as far as they were looked at.
  let brokenFiles: Set<String>

  /// An empty folder.
  public static let empty = RepositoryState(rootVersion: 0, metadataNames: [], release: nil)

  /// The state of a folder.
  /// - Parameters:
  ///   - rootVersion: the newest root, up to which all are present and equal to the publisher's; 0 for none.
  ///   - metadataNames: the names of all metadata files.
  ///   - patchBases: the earlier catalogues from which patches are made, also the published one; by default there are
  ///     none.
  ///   - brokenFiles: the paths of listed files that are missing or damaged.
  public init(
    rootVersion: Int64, metadataNames: Set<String>, release: PublishedRelease?,
    patchBases: PatchBases = .none, brokenFiles: Set<String> = []
  ) {
    self.rootVersion = rootVersion
    self.metadataNames = metadataNames
    self.release = release
    self.patchBases = patchBases
    self.brokenFiles = brokenFiles
  }

  /// No honest publisher comes here: at a version a second, that takes millions of years.
  private static let highestHonestVersion: Int64 = 1 << 48

  /// The files of delegated roles that the published snapshot lists. Clients reject a snapshot that doesn't list them any
  /// more, unless the key that signed it was taken away.
  func delegated(during transition: RootTransition) -> [ByteString: ListedFile] {
    guard let snapshot = release?.snapshot, !transition.removesSigner(of: snapshot, as: .snapshot) else {
      return [:]
    }
    return snapshot.payload.files
  }

  /// The version of a role's next file: above the published one, and above those of all files in the folder. Caches may
  /// keep for ever what a stopped publisher has written.
  /// - Throws: `PublishError` when no higher version is left.
  func nextVersion(of role: RoleName, during transition: RootTransition) throws(PublishError) -> Int64 {
    let published = publishedVersion(of: role, during: transition)
    let version =
      if role == .timestamp {
        // Its file name has no version. If the file is lost, the snapshots' version is used, which is never lower:
        // so apps don't take the next timestamp for an old one.
        published ?? highestVersion(of: .snapshot)
      } else {
        max(published ?? 0, highestVersion(of: role))
      }
    guard version < .max else { throw .versionsUsedUp(role) }
    return version + 1
  }

  /// The published version of a role. A thief may have signed the highest one there is; it doesn't count once the thief's
  /// key is removed, since apps forget it then.
  private func publishedVersion(of role: RoleName, during transition: RootTransition) -> Int64? {
    guard let release else { return nil }
    let (version, isForgotten) =
      switch role {
      case .timestamp:
        (release.timestamp.payload.version, transition.removesSigner(of: release.timestamp, as: .timestamp))
      case .snapshot:
        (release.snapshot.payload.version, transition.removesSigner(of: release.snapshot, as: .snapshot))
      // Apps know the versions of targets and bins from the snapshot.
      default:
        (
          release.snapshot.payload.file(of: role)?.version ?? 0,
          transition.removesSigner(of: release.snapshot, as: .snapshot)
        )
      }
    return isForgotten && version > Self.highestHonestVersion ? nil : version
  }

  /// The highest version in the file names of a role, besides those that a thief has left.
  private func highestVersion(of role: RoleName) -> Int64 {
    let suffix = "." + role.fileName
    let versions = metadataNames.compactMap {
      $0.hasSuffix(suffix) ? Int64($0.dropLast(suffix.utf8.count)) : nil
    }
    return max(0, versions.filter { $0 <= Self.highestHonestVersion }.max() ?? 0)
  }
}
