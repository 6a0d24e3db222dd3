internal import FileAccess
internal import HTTPTransport
internal import UpdateFramework

/// The metadata of a repository on a server, of which the verified files are kept in a store.
struct StoredMetadata: MetadataFiles {
  typealias Failure = CatalogueUpdateError

  let repository: RemoteRepository
  let folder: StoreFolder

  func kept(_ request: MetadataRequest) -> [UInt8]? {
    folder.metadata(request.storedName, limit: request.maximumLength)
  }

  func fetch(_ request: MetadataRequest) async throws(CatalogueUpdateError) -> [UInt8]? {
    let path = "metadata/\(request.path)"
    guard let url = repository.address.url(of: path) else { throw .wrongFile(path: request.path) }
    return try await repository.get(url, request.maximumLength)
  }

  func keep(_ bytes: [UInt8], as name: String) throws(CatalogueUpdateError) {
    do { try folder.keepMetadata(name, bytes) } catch { throw .storage(error) }
  }

  func remove(_ name: String) { folder.deleteMetadata(name) }

  static func failure(_ error: UpdateError) -> CatalogueUpdateError { .untrusted(error) }
}
