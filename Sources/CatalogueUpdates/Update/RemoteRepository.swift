internal import FileAccess
internal import Foundation
internal import HTTPTransport
internal import UpdateFramework

/// A repository on a server: fetches and verifies its metadata and files.
struct RemoteRepository: Sendable {
  let address: FolderAddress
  let transport: any Transport
  /// When no further file is requested: an update holds the store's lock.
  var deadline: ContinuousClock.Instant

  /// Updates the metadata except the targets, and stores verified files.
  func refresh(_ update: inout MetadataUpdate, in folder: StoreFolder) async throws(CatalogueUpdateError) {
    try await update.complete(from: StoredMetadata(repository: self, folder: folder), before: .targets)
  }

  /// Finds a target, and reads or fetches the targets files that are needed for that.
  func find(
    _ path: String, by update: inout MetadataUpdate, in folder: StoreFolder
  ) async throws(CatalogueUpdateError) -> TargetFile? {
    try await update.find(path, from: StoredMetadata(repository: self, folder: folder))
  }

  /// A target's bytes, verified.
  /// - Parameter limit: how many bytes it may have, whatever the metadata says.
  func download(
    _ path: String, _ file: TargetFile, limit: Int64
  ) async throws(CatalogueUpdateError) -> [UInt8] {
    guard file.length <= limit else { throw .tooLong(path: path, limit: limit) }
    guard let url = address.url(of: "targets/\(file.consistentPath(of: path))"),
      let bytes = try await get(url, file.length), file.isMatched(by: bytes)
    else { throw .wrongFile(path: path) }
    return bytes
  }

  /// Downloads some files at once, and passes each on when it is verified. The first failure cancels the others; those that
  /// are complete by then are passed on too.
  func download(
    _ files: [(path: String, file: TargetFile)], limit: Int64, atOnce count: Int,
    store: (_ path: String, _ bytes: [UInt8]) throws(CatalogueUpdateError) -> Void
  ) async throws(CatalogueUpdateError) {
    let failure = await withTaskGroup(of: Outcome.self) { group -> CatalogueUpdateError? in
      var (waiting, running, failure) = (files[...], 0, CatalogueUpdateError?.none)
      while true {
        while failure == nil, running < count, let (path, file) = waiting.popFirst() {
          running += 1
          group.addTask { await outcome(path, file, limit: limit) }
        }
        guard let outcome = await group.next() else { return failure }
        running -= 1
        do throws(CatalogueUpdateError) {
          let (path, bytes) = try outcome.get()
          try store(path, bytes)
        } catch {
          failure = failure ?? error
          group.cancelAll()
        }
      }
    }
    if let failure { throw failure }
  }

  private typealias Outcome = Result<(path: String, bytes: [UInt8]), CatalogueUpdateError>

  private func outcome(_ path: String, _ file: TargetFile, limit: Int64) async -> Outcome {
    do throws(CatalogueUpdateError) {
      return .success((path, try await download(path, file, limit: limit)))
    } catch { return .failure(error) }
  }

  /// A file's bytes; `nil` when the server doesn't have it.
  func get(_ url: URL, _ limit: Int64) async throws(CatalogueUpdateError) -> [UInt8]? {
    if Task.isCancelled { throw .cancelled }
    if let problem = address.problem { throw .transport(problem) }
    guard .now < deadline else { throw .transport(TransportError(.timedOut, at: url)) }
    do { return try await transport.get(url, maximumLength: limit) } catch {
      throw error.reason == .cancelled ? .cancelled : .transport(error)
    }
  }
}
