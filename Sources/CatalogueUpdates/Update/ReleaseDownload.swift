internal import Catalogue
internal import FileAccess
internal import StrictJSON
internal import UpdateFramework

/// Downloads what a device doesn't have of a release, and stages it. What is verified already is never fetched again,
/// also when an earlier download broke off.
struct ReleaseDownload {
  private let release: AvailableRelease
  private let name: String
  private let repository: RemoteRepository
  private let store: CatalogueStore
  private var folder: StoreFolder { store.folder }

  init(_ release: AvailableRelease, of name: String, from repository: RemoteRepository, into store: CatalogueStore) {
    self.release = release
    self.name = name
    self.repository = repository
    self.store = store
  }

  /// How many bytes are to be downloaded, as far as the top-level targets tell.
  func size(by update: MetadataUpdate) -> Int64 {
    let files = update.trusted.targets(of: .topLevel)?.payload.files ?? [:]
    return files.reduce(0) { sum, entry in
      let isNeeded = entry.key == ByteString(name) || entry.key.text.utf8.starts(with: "logos/".utf8)
      return isNeeded && kept(entry.key.text, entry.value) == nil ? sum + entry.value.length : sum
    }
  }

  /// Downloads, and lets the store's next launch show it.
  func run(
    by update: inout MetadataUpdate, progress: @escaping @Sendable (UpdateProgress) -> Void
  ) async throws(CatalogueUpdateError) {
    var meter = ProgressMeter(total: size(by: update), report: progress)
    let (hash, catalogue) = try await catalogue(&meter)
    let logos = try await logos(of: catalogue, by: &update, &meter)
    let manifest = ReleaseManifest(version: release.version, catalogue: hash, logos: logos)
    try storing { () throws(FileError) in
      try folder.point(.staged, to: folder.keep(manifest.bytes))
    }
    folder.deleteFiles(but: neededFiles())
  }

  private func catalogue(
    _ meter: inout ProgressMeter
  ) async throws(CatalogueUpdateError) -> (ContentHash, Catalogue) {
    let bytes = try await bytes(of: name, release.file, &meter)
    let catalogue: Catalogue
    do { catalogue = try Catalogue(decoding: bytes) } catch { throw .unreadableCatalogue("\(error)") }
    guard catalogue.version == release.version else {
      throw .unreadableCatalogue("it says version \(catalogue.version), and its publisher \(release.version)")
    }
    return (try storing { () throws(FileError) in try folder.keep(bytes) }, catalogue)
  }

  private func logos(
    of catalogue: Catalogue, by update: inout MetadataUpdate, _ meter: inout ProgressMeter
  ) async throws(CatalogueUpdateError) -> [ByteString: ContentHash] {
    var logos: [ByteString: ContentHash] = [:]
    for path in catalogue.brands.compactMap(\.logoUrl) {
      guard let file = try await repository.find(path, by: &update, in: folder) else { throw .notListed(path: path) }
      let bytes = try await bytes(of: path, file, &meter)
      logos[ByteString(path)] = try storing { () throws(FileError) in try folder.keep(bytes) }
    }
    return logos
  }

  /// A file from the device, or else from the server.
  private func bytes(
    of path: String, _ file: TargetFile, _ meter: inout ProgressMeter
  ) async throws(CatalogueUpdateError) -> [UInt8] {
    if let bytes = kept(path, file) { return bytes }
    if Task.isCancelled { throw .cancelled }
    let bytes = try await repository.download(path, file)
    meter.add(file.length)
    return bytes
  }

  /// The file, where the device has it: from an earlier download, or from the app itself.
  private func kept(_ path: String, _ file: TargetFile) -> [UInt8]? {
    if let bytes = file.hashes.sha256.flatMap(folder.file), file.isMatched(by: bytes) { return bytes }
    return store.bundledLogo(path).flatMap { file.isMatched(by: $0) ? $0 : nil }
  }

  /// What the releases need that a pointer names.
  private func neededFiles() -> Set<ContentHash> {
    StoreFolder.Pointer.allCases.reduce(into: []) { files, pointer in
      guard let (manifest, hash) = folder.manifest(pointer) else { return }
      files.formUnion(manifest.files)
      files.insert(hash)
    }
  }

  private func storing<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(CatalogueUpdateError) -> Value {
    do { return try body() } catch { throw .storage(error) }
  }
}
