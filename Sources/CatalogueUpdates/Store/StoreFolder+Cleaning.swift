internal import FileAccess
internal import Foundation
internal import UpdateFramework

/// What a store no longer needs is deleted, by whoever holds its lock.
///
/// Other processes may show a release still that no pointer names any more, and read its logos only when they are
/// looked at. So a release stays for a week after anybody used it. A lock in its place would end an iOS app that is
/// suspended while it holds it.
extension StoreFolder {
  /// How long a release stays that was used, in seconds by the file system's clock.
  private static let leaseLength: TimeInterval = 7 * 86_400

  /// Notes that a release is in use. Where that can't be noted, it stays at least as long as a pointer names it.
  func renewLease(of release: ContentHash) {
    let path = filePath(release, .releases)
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  /// Deletes the files that no release needs, temporary ones included.
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

  /// A time in the future, by a clock that was set back, counts as long ago.
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
