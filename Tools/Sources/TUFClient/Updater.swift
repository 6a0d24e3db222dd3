internal import FileAccess
internal import Foundation
internal import HTTPTransport
internal import UpdateFramework

/// An update, and the targets that it verifies.
struct Updater {
  private let metadata: RemoteMetadata
  private var update: MetadataUpdate

  /// An update from what the folder holds, at the present time.
  init(folder: MetadataFolder, address: FolderAddress) throws {
    guard let now = UTCTime(secondsSince1970: Int64(Date().timeIntervalSince1970)) else {
      throw ClientError("the clock isn't set")
    }
    update = try folder.update(at: now)
    var options = TransportOptions()
    options.allowsLoopbackHTTP = true
    metadata = RemoteMetadata(
      folder: folder, address: address, transport: SystemTransport(options: options))
  }

  /// Reads and fetches metadata until the update needs no more.
  mutating func refresh() async throws { try await update.complete(from: metadata) }

  /// Fetches a target into a folder, unless it is there already.
  mutating func download(_ name: String, from base: FolderAddress, to targets: TargetFolder) async throws {
    guard let file = try await update.find(name, from: metadata) else {
      throw ClientError("\(name): no role lists this target")
    }
    guard !targets.holds(file, of: name) else { return }
    let isConsistent = update.trusted.root.payload.usesConsistentSnapshots
    let path = isConsistent ? file.consistentPath(of: name) : name
    guard let url = base.url(of: path) else { throw ClientError("\(path) makes no address") }
    guard let bytes = try await metadata.transport.get(url, maximumLength: file.length) else {
      throw ClientError("\(name): the server doesn't have this file")
    }
    guard file.isMatched(by: bytes) else {
      throw ClientError("\(name): the file isn't the one that the metadata lists")
    }
    try targets.write(bytes, of: name)
  }
}
