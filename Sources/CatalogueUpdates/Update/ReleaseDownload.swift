internal import Catalogue
internal import FileAccess
internal import StrictJSON
internal import UpdateFramework

/// Downloads what a device doesn't have of a release, and stages it. What is verified already is never fetched again,
/// also when an earlier download broke off.
struct ReleaseDownload {
  private static let longestCatalogue = Int64(StoreFolder.maximumLength)
  private static let longestLogo: Int64 = 1 << 20

  private let release: AvailableRelease
  private let name: String
  private let repository: RemoteRepository
  private let store: CatalogueStore
  private var folder: StoreFolder { store.folder }

  init(
    _ release: AvailableRelease, of name: String, from repository: RemoteRepository,
    into store: CatalogueStore
  ) {
    self.release = release
    self.name = name
    self.repository = repository
    self.store = store
  }

  /// How many bytes are to be downloaded, as far as the top-level targets tell.
  func size(by update: MetadataUpdate) -> Int64 {
    let files = update.trusted.targets(of: .topLevel)?.payload.files ?? [:]
    return files.reduce(0) { sum, entry in
      let path = entry.key.text
      let isNeeded = entry.key == ByteString(name) || path.utf8.starts(with: "logos/".utf8)
      guard isNeeded, kept(entry.value) == nil, bundled(path, entry.value) == nil else { return sum }
      // Longer ones are refused.
      return sum + min(entry.value.length, Self.longestCatalogue)
    }
  }

  /// Downloads, and lets the store's next launch show it.
  func run(
    by update: inout MetadataUpdate, progress: @escaping @Sendable (UpdateProgress) -> Void
  ) async throws(CatalogueUpdateError) {
    var meter = ProgressMeter(total: size(by: update), report: progress)
    let hash = try await fetch(name, release.file, limit: Self.longestCatalogue, &meter)
    let catalogue = try read(hash)
    let logos = try await logos(of: catalogue, by: &update, &meter)
    let manifest = ReleaseManifest(version: release.version, catalogue: hash, logos: logos)
    do { try folder.publish(manifest) } catch { throw .storage(error) }
    folder.deleteUnneeded(besides: store.shown?.manifest)
  }

  private func read(_ hash: ContentHash) throws(CatalogueUpdateError) -> Catalogue {
    guard let bytes = folder.file(hash) else { throw .wrongFile(path: name) }
    let catalogue: Catalogue
    do { catalogue = try Catalogue(decoding: bytes) } catch { throw .unreadableCatalogue("\(error)") }
    guard catalogue.version == release.version else {
      throw .unreadableCatalogue("it says version \(catalogue.version), and its publisher \(release.version)")
    }
    return catalogue
  }

  private func logos(
    of catalogue: Catalogue, by update: inout MetadataUpdate, _ meter: inout ProgressMeter
  ) async throws(CatalogueUpdateError) -> [ByteString: ContentHash] {
    var logos: [ByteString: ContentHash] = [:]
    for path in catalogue.brands.compactMap(\.logoUrl) {
      guard let file = try await repository.find(path, by: &update, in: folder) else {
        throw .notListed(path: path)
      }
      logos[ByteString(path)] = try await fetch(path, file, limit: Self.longestLogo, &meter)
    }
    return logos
  }

  /// Sees to it that a file is kept: from an earlier download, from the app itself, or from the server.
  private func fetch(
    _ path: String, _ file: TargetFile, limit: Int64, _ meter: inout ProgressMeter
  ) async throws(CatalogueUpdateError) -> ContentHash {
    if let hash = kept(file) { return hash }
    let bytes: [UInt8]
    if let own = bundled(path, file) {
      bytes = own
    } else {
      bytes = try await repository.download(path, file, limit: limit)
      meter.add(file.length)
    }
    do { return try folder.keep(bytes) } catch { throw .storage(error) }
  }

  /// The file's hash, where the device has it from an earlier download.
  private func kept(_ file: TargetFile) -> ContentHash? {
    guard let hash = file.hashes.sha256, let bytes = folder.file(hash) else { return nil }
    return file.isMatched(by: bytes) ? hash : nil
  }

  /// The file, where it came with the app.
  private func bundled(_ path: String, _ file: TargetFile) -> [UInt8]? {
    store.bundledLogo(path).flatMap { file.isMatched(by: $0) ? $0 : nil }
  }
}
