internal import FileAccess
internal import Foundation
internal import HTTPTransport
internal import UpdateFramework

/// Drives an update: fetches what it asks for, and keeps what it has verified.
struct Updater {
  private let folder: MetadataFolder
  private let address: FolderAddress
  private let transport: any Transport
  private var update: MetadataUpdate

  /// An update from what the folder holds, at the present time.
  init(folder: MetadataFolder, address: FolderAddress) throws {
    guard let now = UTCTime(secondsSince1970: Int64(Date().timeIntervalSince1970)) else {
      throw ClientError("the clock isn't set")
    }
    self.folder = folder
    self.address = address
    update = try folder.update(at: now)
    var options = TransportOptions()
    options.allowsLoopbackHTTP = true
    transport = SystemTransport(options: options)
  }

  /// Reads and fetches metadata until the update needs no more.
  mutating func refresh() async throws {
    while let request = update.request {
      if !request.mayBeAbsent, let kept = folder.read(request.storedName), update.receiveStored(kept) {
        continue
      }
      let url = try Self.url(of: request.path, in: address)
      guard let bytes = try await transport.get(url, maximumLength: request.maximumLength) else {
        try update.receiveAbsence()
        continue
      }
      if try update.receive(bytes) {
        for name in update.obsoleteNames { try folder.remove(name) }
        try folder.write(bytes, as: request.storedName)
      }
    }
  }

  /// Fetches a target into a folder, unless it is there already.
  mutating func download(_ name: String, from base: FolderAddress, to targets: TargetFolder) async throws {
    let file = try await find(name)
    guard !targets.holds(file, of: name) else { return }
    let isConsistent = update.trusted.root.payload.usesConsistentSnapshots
    let url = try Self.url(of: isConsistent ? file.consistentPath(of: name) : name, in: base)
    guard let bytes = try await transport.get(url, maximumLength: file.length) else {
      throw ClientError("\(name): the server doesn't have this file")
    }
    guard file.isMatched(by: bytes) else {
      throw ClientError("\(name): the file isn't the one that the metadata lists")
    }
    try targets.write(bytes, of: name)
  }

  private static func url(of path: String, in folder: FolderAddress) throws(ClientError) -> URL {
    guard let url = folder.url(of: path) else { throw ClientError("\(path) makes no address") }
    return url
  }

  /// What the metadata lists of a target; delegated roles' files are fetched as the search needs them.
  private mutating func find(_ name: String) async throws -> TargetFile {
    while true {
      switch try update.find(name) {
      case .found(let file): return file
      case .absent: throw ClientError("\(name): no role lists this target")
      case .needsMetadata: try await refresh()
      }
    }
  }
}
