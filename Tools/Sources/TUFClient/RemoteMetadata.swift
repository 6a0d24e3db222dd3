internal import HTTPTransport
internal import UpdateFramework

/// The metadata of a repository on a server, of which the verified files are kept in a folder.
struct RemoteMetadata: MetadataFiles {
  let folder: MetadataFolder
  let address: FolderAddress
  let transport: any Transport

  /// No root: an update begins with the newest.
  func kept(_ request: MetadataRequest) -> [UInt8]? {
    request.role == .root ? nil : folder.read(request.storedName)
  }

  func fetch(_ request: MetadataRequest) async throws -> [UInt8]? {
    guard let url = address.url(of: request.path) else {
      throw ClientError("\(request.path) makes no address")
    }
    return try await transport.get(url, maximumLength: request.maximumLength)
  }

  func keep(_ bytes: [UInt8], of request: MetadataRequest) throws {
    try folder.write(bytes, as: request.storedName)
  }

  func remove(_ name: String) throws { try folder.remove(name) }

  static func failure(_ error: UpdateError) -> any Error { error }
}
