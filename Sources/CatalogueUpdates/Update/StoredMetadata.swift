internal import FileAccess
internal import HTTPTransport
internal import UpdateFramework

/// The metadata of a repository on a server, whose verified files are kept in a store.
struct StoredMetadata: MetadataFiles {
  typealias Failure = CatalogueUpdateError

  let repository: RemoteRepository
  let folder: StoreFolder

  func kept(_ request: MetadataRequest) -> [UInt8]? {
    folder.metadata(Self.name(of: request), limit: request.maximumLength)
  }

  func fetch(_ request: MetadataRequest) async throws(CatalogueUpdateError) -> [UInt8]? {
    let path = "metadata/\(request.path)"
    guard let url = repository.address.url(of: path) else { throw .wrongFile(path: request.path) }
    return try await repository.get(url, request.maximumLength)
  }

  func keep(_ bytes: [UInt8], of request: MetadataRequest) throws(CatalogueUpdateError) {
    do { try folder.keepMetadata(Self.name(of: request), bytes) } catch { throw .storage(error) }
  }

  func remove(_ name: String) { folder.deleteMetadata(name) }

  private static func name(of request: MetadataRequest) -> String {
    guard request.role == .root, let version = request.version else { return request.storedName }
    return StoreFolder.name(ofRoot: version)
  }

  static func failure(_ error: UpdateError) -> CatalogueUpdateError { .untrusted(error) }
}
