internal import FilePatches
internal import HTTPTransport
internal import StrictJSON
internal import UpdateFramework

/// A patch that the verified targets list, from a catalogue on the device.
struct ListedPatch: Sendable {
  /// More isn't downloaded: what is longer saves little.
  static let longest: Int64 = 4 << 20

  /// Its target path.
  let path: String
  let file: TargetFile
  /// The SHA-256 of the catalogue on the device.
  let base: ContentHash
  /// That catalogue's file, which somebody may have changed since.
  let readBase: @Sendable () -> [UInt8]?

  /// Downloads the patch and applies it.
  /// - Parameters:
  ///   - catalogue: the listed catalogue, which is the only result that counts. So the base isn't verified.
  ///   - limit: how long the download may take.
  func result(
    _ catalogue: TargetFile, from repository: RemoteRepository, within limit: Duration
  ) async throws(PatchFailure) -> [UInt8] {
    let bytes = try await download(from: repository, within: limit)
    guard let base = readBase() else { throw .noBase }
    let result: [UInt8]
    do throws(PatchError) {
      let patch = try FilePatch(decoding: bytes)
      guard patch.baseHash == self.base.bytes else { throw .otherBase }
      guard let length = Int(exactly: catalogue.length) else { throw .wrongLength }
      result = try patch.result(from: base, length: length)
    } catch { throw .invalid(error) }
    guard catalogue.isMatched(by: result) else { throw .otherResult }
    return result
  }

  /// A server that is slow with patches alone must not stop updates.
  private func download(
    from repository: RemoteRepository, within limit: Duration
  ) async throws(PatchFailure) -> [UInt8] {
    let result = await withTaskGroup(of: Result<[UInt8], PatchFailure>.self) { group in
      group.addTask {
        do throws(CatalogueUpdateError) {
          return .success(try await repository.download(path, file, limit: Self.longest))
        } catch { return .failure(.download(error)) }
      }
      group.addTask {
        try? await Task.sleep(for: limit)
        return .failure(.timedOut)
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.timedOut)
    }
    return try result.get()
  }
}

/// Why a catalogue can't be made by a patch. It is downloaded whole then.
enum PatchFailure: Error, CustomStringConvertible {
  case download(CatalogueUpdateError)
  case timedOut
  case noBase
  case invalid(PatchError)
  case otherResult

  /// One sentence for a log.
  var description: String {
    switch self {
    // Cut, since the record of checks has a limit, and addresses have none.
    case .download(let error): String("the patch can't be downloaded: \(error)".prefix(500))
    case .timedOut: "the patch takes too long"
    case .noBase: "the catalogue that the patch is for can't be read any more"
    case .invalid(let error): "the patch can't be applied: \(error)"
    case .otherResult: "the patch doesn't make the listed catalogue, or the one that it is for is damaged"
    }
  }
}

extension PublishedStore {
  /// The patch to a listed catalogue, from the newest one on the device that has one; `nil` for none. Only the top-level
  /// targets are looked at, which are on the device by now.
  func patch(to name: String, _ catalogue: TargetFile, by trusted: TrustedMetadata) -> ListedPatch? {
    guard let targets = trusted.targets(of: .topLevel)?.payload else { return nil }
    func patch(from base: ContentHash, _ read: @escaping @Sendable () -> [UInt8]?) -> ListedPatch? {
      let path = FilePatch.targetPath(of: name, baseHash: base.hexadecimal)
      guard let file = targets.file(path), file.length < min(catalogue.length, ListedPatch.longest) else {
        return nil
      }
      return ListedPatch(path: path, file: file, base: base, readBase: read)
    }
    for hash in downloadedCatalogues {
      if let patch = patch(from: hash, { [folder] in folder.unverified(hash) }) { return patch }
    }
    let prefix = Array(FilePatch.targetPathPrefix(of: name).utf8)
    guard targets.files.keys.contains(where: { $0.text.utf8.starts(with: prefix) }), let bytes = bundledFile()
    else { return nil }
    return patch(from: ContentHash(of: bytes, by: .sha256)) { bytes }
  }

  /// The catalogues of the releases that are kept, the newest first.
  private var downloadedCatalogues: [ContentHash] {
    let manifests = StoreFolder.Pointer.allCases.compactMap { folder[$0] }.compactMap(folder.manifest)
    return manifests.map(\.catalogue)
  }
}
