internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// Deletes files that a store no longer needs; only the holder of its lock may do so.
///
/// Other processes may still show a release that no pointer names, and read its logos only when they are shown. So a
/// release is kept for a week after it was last used. A lock instead won't do: iOS ends an app that is suspended while it
/// holds one.
extension StoreFolder {
  /// How long a release is kept after its last use, in seconds.
  private static let leaseLength: TimeInterval = 7 * 86_400

  /// Records that a release is in use. If that fails, the release is still kept as long as a pointer names it.
  func renewLease(of release: ContentHash) {
    let path = filePath(release, .releases)
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  /// Deletes files that no release needs, also temporary ones.
  /// - Parameter shown: the release that this process shows.
  func deleteUnneeded(besides shown: ReleaseManifest?) {
    let pointed = Set(Pointer.allCases.compactMap { self[$0]?.hexadecimal })
    var needed = shown?.files ?? []
    for name in names(.releases) {
      if pointed.contains(name) || isLeased(name),
        let hash = ContentHash(hexadecimal: name, algorithm: .sha256), let manifest = manifest(hash)
      {
        needed.formUnion(manifest.files)
      } else {
        unlink("\(path)/\(Kind.releases.rawValue)/\(name)")
      }
    }
    let neededNames = Set(needed.map(\.hexadecimal))
    for name in names(.files) where !neededNames.contains(name) {
      unlink("\(path)/\(Kind.files.rawValue)/\(name)")
    }
  }

  /// A time in the future, left by a clock that was set back, counts as long ago.
  private func isLeased(_ name: String) -> Bool {
    let path = "\(path)/\(Kind.releases.rawValue)/\(name)"
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let date = attributes?[.modificationDate] as? Date else { return false }
    return abs(date.timeIntervalSinceNow) < Self.leaseLength
  }

  private func names(_ kind: Kind) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(kind.rawValue)")) ?? []
  }
}
