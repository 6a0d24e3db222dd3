import BundleTestSupport
import Catalogue
import CatalogueUpdates
import Foundation
import HTTPTransport
import TestSupport
import Testing

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
  func launch() throws -> CatalogueStore {
    let logos = bundled.logos
    return CatalogueStore(
      directory: URL(filePath: path), bundled: try Catalogue(decoding: bundled.json),
      bundledLogo: { logos[$0] })
  }

  func updater(
    of store: CatalogueStore, jitter: Double = 0, transport: (any Transport)? = nil,
    repository: String = Site.address, options: UpdaterOptions = UpdaterOptions()
  ) throws -> CatalogueUpdater {
    let (time, url) = (time, try #require(URL(string: repository)))
    return CatalogueUpdater(
      store: store, repository: url, trustedRoot: site.root, transport: transport ?? site,
      options: options, clock: UpdaterClock(now: { time.now }, jitter: { jitter }))
  }

  /// Launches the app and updates.
  @discardableResult
  func update() async throws -> UpdateResult { try await updater(of: launch()).update() }

  /// Deletes all downloads.
  func removeStore() throws { try FileManager.default.removeItem(atPath: path) }

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
