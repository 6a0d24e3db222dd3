import BundleTestSupport
import Catalogue
import Foundation
import HTTPTransport
import TestSupport
import Testing
import UpdateFramework

@testable import CatalogueUpdates

/// A device with an app whose bundled catalogue is of 2026-06-01.
struct Device {
  let site: Site
  let folder: TemporaryFolder
  let time = TestClock()
  /// The bundled catalogue.
  let bundled: SampleCatalogue

  init(site: Site) throws {
    self.site = site
    folder = try TemporaryFolder()
    bundled = try SampleCatalogue("2026-06-01", ["alfa", "beta"])
  }

  /// The store's folder.
  var path: String { "\(folder.path)/store" }

  /// Launches the app.
  /// - Parameters:
  ///   - bundled: what a newer app comes with instead.
  ///   - root: the root that a newer app comes with instead of the first.
  ///   - hasFile: whether the app comes with the catalogue's file.
  func launch(
    bundled newer: SampleCatalogue? = nil, root: [UInt8]? = nil, hasFile: Bool = false
  ) throws -> CatalogueStore {
    let bundled = newer ?? bundled
    return CatalogueStore(
      directory: URL(filePath: path), bundled: try Catalogue(decoding: bundled.json),
      trustedRoot: root ?? site.root, bundledLogo: { bundled.logos[$0] },
      bundledFile: { hasFile ? bundled.json : nil })
  }

  func updater(
    of store: CatalogueStore, jitter: Double = 0, transport: (any Transport)? = nil,
    repository: String = Site.address, options: UpdaterOptions = UpdaterOptions()
  ) throws -> CatalogueUpdater {
    let (time, url) = (time, try #require(URL(string: repository)))
    return CatalogueUpdater(
      store: store, repository: url, transport: transport ?? site, options: options,
      clock: UpdaterClock(now: { time.now }, jitter: { jitter }))
  }

  /// Launches the app and updates.
  @discardableResult
  func update() async throws -> UpdateResult { try await updater(of: launch()).update() }

  /// Deletes all downloads.
  func removeStore() throws { try FileManager.default.removeItem(atPath: path) }

  /// Damages the latest release's manifest.
  func damageLatest() throws {
    let hash = try #require(StoreFolder(path: path)[.latest])
    try Data().write(to: URL(filePath: "\(path)/releases/\(hash.hexadecimal)"))
  }

  /// Lets all releases seem to have been used a month ago.
  func forgetUse() throws {
    for name in files() where name.hasPrefix("releases/") {
      let longAgo = Date(timeIntervalSinceNow: -30 * 86_400)
      try FileManager.default.setAttributes(
        [.modificationDate: longAgo], ofItemAtPath: "\(path)/\(name)")
    }
  }

  /// All files of the store, with their paths below it.
  func files() -> [String] {
    let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}

/// A clock that tests set.
final class TestClock: Sendable {
  private let time = Locked(Site.start)

  var now: Int64 { time.withLock { $0 } }

  func advance(by seconds: Int64) { time.withLock { $0 += seconds } }
}

extension CatalogueVersion {
  /// The first release of a day in June 2026.
  static func june(_ day: Int) throws -> CatalogueVersion {
    CatalogueVersion(date: try #require(CalendarDate("2026-06-\(day < 10 ? "0" : "")\(day)")), revision: 1)
  }
}
