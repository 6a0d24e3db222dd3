internal import Catalogue
internal import FileAccess
internal import StrictJSON
internal import UpdateFramework

/// Downloads the files of a release that a device lacks, and stages it. Verified files are never fetched again, also after
/// a download that broke off.
struct ReleaseDownload<Content: PublishedContent> {
  private static var longestCatalogue: Int64 { Int64(StoreFolder.maximumLength) }
  private static var longestAsset: Int64 { 1 << 20 }

  private let release: AvailableRelease
  private let options: UpdaterOptions
  private var repository: RemoteRepository
  private let store: PublishedStore<Content>
  private var name: String { options.catalogueName }
  private var folder: StoreFolder { store.folder }

  /// Whether the catalogue wasn't on the device.
  private(set) var isCatalogueNew = false
  /// Why it was downloaded whole although a patch is listed.
  private(set) var patchProblem: String?

  init(
    _ release: AvailableRelease, _ options: UpdaterOptions, from repository: RemoteRepository,
    into store: PublishedStore<Content>
  ) {
    self.release = release
    self.options = options
    self.repository = repository
    self.store = store
  }

  /// Whether the release can be installed, as far as the metadata and the files on the device tell.
  /// - Returns: how many bytes to download, as far as the top-level targets list them. Assets that only the catalogue or
  ///   delegated targets list aren't known yet.
  func check(by update: MetadataUpdate) throws(CatalogueUpdateError) -> Int64 {
    if let hash = kept(release.file) { _ = try read(hash) }
    return try size(by: update, with: patch(by: update))
  }

  /// - Throws: `CatalogueUpdateError.tooLong` when a file is listed as longer than allowed, since the download would fail.
  private func size(
    by update: MetadataUpdate, with patch: ListedPatch?
  ) throws(CatalogueUpdateError) -> Int64 {
    var size = try missingLength(name, release.file, limit: Self.longestCatalogue)
    if let patch { size = patch.file.length }
    for (path, file) in update.trusted.targets(of: .topLevel)?.payload.files ?? [:] {
      guard path.text.utf8.starts(with: "logos/".utf8) else { continue }
      size += try missingLength(path.text, file, limit: Self.longestAsset)
    }
    return size
  }

  /// The length of a file that must be downloaded; 0 for one that is on the device.
  private func missingLength(
    _ path: String, _ file: TargetFile, limit: Int64
  ) throws(CatalogueUpdateError) -> Int64 {
    guard kept(file) == nil, bundled(path, file) == nil else { return 0 }
    guard file.length <= limit else { throw .tooLong(path: path, limit: limit) }
    return file.length
  }

  /// Downloads the release, and stages it for the next launch.
  mutating func run(
    by update: inout MetadataUpdate, progress: @escaping @Sendable (UpdateProgress) -> Void
  ) async throws(CatalogueUpdateError) {
    let patch = patch(by: update)
    var meter = ProgressMeter(total: try size(by: update, with: patch), report: progress)
    let hash = try await catalogue(patch, &meter)
    let catalogue = try read(hash)
    let assets = try await assets(of: catalogue, by: &update, &meter)
    guard let origin = ReleaseOrigin(update.trusted), let root = RootAuthority(update.trusted.root) else {
      throw .notListed(path: name)
    }
    let manifest = ReleaseManifest(version: release.version, catalogue: hash, assets: assets, origin: origin)
    do { try folder.publish(manifest, by: root, readAs: Content.self) } catch { throw .storage(error) }
    folder.deleteUnneeded(besides: store.shown?.manifest)
  }

  /// The patch to the catalogue, if the device has its base and not the catalogue itself.
  private func patch(by update: MetadataUpdate) -> ListedPatch? {
    guard kept(release.file) == nil, bundled(name, release.file) == nil else { return nil }
    return store.patch(to: name, release.file, by: update.trusted)
  }

  private mutating func catalogue(
    _ patch: ListedPatch?, _ meter: inout ProgressMeter
  ) async throws(CatalogueUpdateError) -> ContentHash {
    if let hash = try onDevice(name, release.file) { return hash }
    isCatalogueNew = true
    if let patch, let bytes = try await apply(patch, &meter) { return try keep(bytes) }
    let bytes = try await repository.download(name, release.file, limit: Self.longestCatalogue)
    meter.add(Int64(bytes.count))
    return try keep(bytes)
  }

  /// The catalogue, made by a patch; `nil` when it can't be, whatever the reason.
  private mutating func apply(
    _ patch: ListedPatch, _ meter: inout ProgressMeter
  ) async throws(CatalogueUpdateError) -> [UInt8]? {
    let start = ContinuousClock.now
    do throws(PatchFailure) {
      let bytes = try await patch.result(release.file, from: repository, within: options.patchTimeout)
      meter.add(patch.file.length)
      return bytes
    } catch {
      if Task.isCancelled { throw .cancelled }
      patchProblem = error.description
      meter.expect(release.file.length)
      repository.deadline += start.duration(to: .now)
      return nil
    }
  }

  private func read(_ hash: ContentHash) throws(CatalogueUpdateError) -> Content {
    guard let bytes = folder.file(hash) else { throw .wrongFile(path: name) }
    let catalogue: Content
    do { catalogue = try Content(decoding: bytes) } catch { throw .unreadableCatalogue("\(error)") }
    guard catalogue.version == release.version else {
      throw .unreadableCatalogue(
        "its version is \(catalogue.version), but its publisher lists \(release.version)")
    }
    return catalogue
  }

  private func assets(
    of catalogue: Content, by update: inout MetadataUpdate, _ meter: inout ProgressMeter
  ) async throws(CatalogueUpdateError) -> [ByteString: ContentHash] {
    var (assets, missing): ([ByteString: ContentHash], [(path: String, file: TargetFile)]) = ([:], [])
    var paths: Set<ByteString> = []
    for asset in catalogue.assets where paths.insert(ByteString(asset.path)).inserted {
      let (path, file) = (asset.path, try await target(of: asset, by: &update))
      guard file.length <= Self.longestAsset else {
        throw .tooLong(path: path, limit: Self.longestAsset)
      }
      if let hash = try onDevice(path, file) {
        assets[ByteString(path)] = hash
      } else {
        missing.append((path, file))
      }
    }
    meter.expectRemaining(missing.reduce(0) { $0 + $1.file.length })
    let count = max(options.simultaneousDownloads, 1)
    try await repository.download(missing, limit: Self.longestAsset, atOnce: count) {
      (path, bytes) throws(CatalogueUpdateError) in
      assets[ByteString(path)] = try keep(bytes)
      meter.add(Int64(bytes.count))
    }
    return assets
  }

  /// An asset as its publisher signed it: with the catalogue, or else with the metadata, which needn't be read for others.
  private func target(
    of asset: PublishedAsset, by update: inout MetadataUpdate
  ) async throws(CatalogueUpdateError) -> TargetFile {
    if let length = asset.length, length >= 0, AssetPath.isPlain(asset.path),
      let hash = asset.sha256.flatMap({ ContentHash(hexadecimal: $0, algorithm: .sha256) })
    {
      return TargetFile(length: Int64(length), hashes: ContentHashes(sha256: hash))
    }
    guard let file = try await repository.find(asset.path, by: &update, in: folder) else {
      throw .notListed(path: asset.path)
    }
    return file
  }

  /// The hash of a file that was downloaded before, or that is bundled and stored now; `nil` for none.
  private func onDevice(_ path: String, _ file: TargetFile) throws(CatalogueUpdateError) -> ContentHash? {
    if let hash = kept(file) { return hash }
    guard let bytes = bundled(path, file) else { return nil }
    return try keep(bytes)
  }

  private func keep(_ bytes: [UInt8]) throws(CatalogueUpdateError) -> ContentHash {
    do { return try folder.keep(bytes) } catch { throw .storage(error) }
  }

  /// The file's hash, if it was downloaded before.
  private func kept(_ file: TargetFile) -> ContentHash? {
    guard let hash = file.hashes.sha256, let bytes = folder.file(hash) else { return nil }
    return file.isMatched(by: bytes) ? hash : nil
  }

  /// The file, if it is bundled with the app.
  private func bundled(_ path: String, _ file: TargetFile) -> [UInt8]? {
    store.bundledAsset(path).flatMap { file.isMatched(by: $0) ? $0 : nil }
  }
}
