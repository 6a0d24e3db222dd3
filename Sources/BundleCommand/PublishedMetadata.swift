internal import BundlePublisher
internal import UpdateFramework

/// A repository's metadata as a client sees it that keeps nothing.
struct PublishedMetadata: MetadataFiles {
  typealias Failure = any Error

  let source: any RepositorySource
  /// Whether to go on to the roots that follow.
  let withNewerRoots: Bool

  func kept(_: MetadataRequest) -> [UInt8]? { nil }

  func fetch(_ request: MetadataRequest) async throws -> [UInt8]? {
    guard withNewerRoots || request.role != .root else { return nil }
    return try await source.read("\(BundleFile.metadata)/\(request.path)", limit: request.maximumLength)
  }

  func keep(_: [UInt8], of _: MetadataRequest) {}

  func remove(_: String) {}

  static func failure(_ error: UpdateError) -> any Error { error }
}
