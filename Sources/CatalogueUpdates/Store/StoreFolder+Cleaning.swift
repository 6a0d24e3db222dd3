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
    let path = "\(path)/\(Self.name(release, .releases))"
    try? FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: path)
  }

  /// Deletes files that no release needs, also temporary ones. Only names that a store makes are deleted.
  /// - Parameter shown: the release that this process shows.
  func deleteUnneeded(besides shown: ReleaseManifest?) {
    let pointed = Set(Pointer.allCases.compactMap { self[$0] })
    var needed = shown?.files ?? []
    delete(in: .releases) { hash in
      guard pointed.contains(hash) || isLeased(hash), let manifest = manifest(hash) else { return true }
      needed.formUnion(manifest.files)
      return false
    }
    delete(in: .files) { !needed.contains($0) }
  }

  /// Lets no pointer name a release that the app's own root discredits, and deletes its files when nobody has used them for
  /// a week. Releases of older libraries are kept until the next one is installed, which may have the same files.
  func deleteDiscredited(by root: RootAuthority, besides shown: ReleaseManifest?) {
    let pointers = Pointer.allCases.filter { pointer in
      self[pointer].flatMap(manifest)?.origin.map(root.discredits) ?? false
    }
    guard !pointers.isEmpty else { return }
    for pointer in pointers { try? delete(pointer) }
    deleteUnneeded(besides: shown)
  }

  private func delete(in kind: Kind, where isUnneeded: (ContentHash) -> Bool) {
    for name in names(in: kind.rawValue) {
      let final = FileBytes.finalName(ofTemporary: name)
      guard let hash = ContentHash(hexadecimal: final ?? name, algorithm: .sha256) else { continue }
      if final != nil || isUnneeded(hash) { unlink("\(path)/\(kind.rawValue)/\(name)") }
    }
  }

  /// Deletes temporary files that a killed process left beside the pointers and the metadata.
  func deleteLeftovers() {
    for folder in [".", Self.metadata, "\(Self.metadata)/\(Self.roots)"] {
      for name in names(in: folder) {
        guard let final = FileBytes.finalName(ofTemporary: name) else { continue }
        let isOwn =
          switch folder {
          case Self.metadata: Self.isRole(final)
          case ".": Self.files.contains(final)
          default:
            Int64(final.prefix { $0 != "." }).map { "\(Self.roots)/\(final)" == Self.name(ofRoot: $0) }
              ?? false
          }
        if isOwn { unlink("\(path)/\(folder)/\(name)") }
      }
    }
  }

  /// Whether a name is that of a role's file: of lower-case letters, digits, `-._~` and percent-encoded bytes.
  private static func isRole(_ name: String) -> Bool {
    guard name.count > 5, name.hasSuffix(".json") else { return false }
    let parts = name.utf8.split(separator: UInt8(ascii: "%"), omittingEmptySubsequences: false)
    let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)
    let digits = Set("0123456789ABCDEF".utf8)
    return parts.prefix(1).allSatisfy { $0.allSatisfy(plain.contains) }
      && parts.dropFirst().allSatisfy { part in
        part.count >= 2 && part.prefix(2).allSatisfy(digits.contains)
          && part.dropFirst(2).allSatisfy(plain.contains)
      }
  }

  /// A time in the future, left by a clock that was set back, counts as long ago.
  private func isLeased(_ release: ContentHash) -> Bool {
    let path = "\(path)/\(Self.name(release, .releases))"
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    guard let date = attributes?[.modificationDate] as? Date else { return false }
    return abs(date.timeIntervalSinceNow) < Self.leaseLength
  }

  /// The names in one of the store's folders.
  func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(folder)")) ?? []
  }
}
