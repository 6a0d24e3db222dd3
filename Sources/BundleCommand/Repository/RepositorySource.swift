internal import BundlePublisher
internal import FileAccess
internal import Foundation
internal import HTTPTransport
internal import StrictJSON
internal import UpdateFramework

/// A place to read a repository from: a folder, or a web server.
protocol RepositorySource: Sendable {
  /// A file's bytes, or `nil` when there is none.
  /// - Parameters:
  ///   - name: the path in the repository, percent-encoded where needed.
  ///   - limit: how many bytes the file may have. Of a longer file, more bytes may be returned.
  func read(_ name: String, limit: Int64) async throws -> [UInt8]?
}

/// A repository on a web server.
struct RepositoryAddress: RepositorySource {
  private let address: FolderAddress
  private let transport: any Transport

  /// The repository at an address, or `nil` when the text isn't one.
  init?(_ text: String) {
    guard ["https://", "http://"].contains(where: text.lowercased().hasPrefix) else { return nil }
    address = FolderAddress(text)
    var options = TransportOptions()
    // To check what is about to be uploaded. Apps themselves use https only.
    options.allowsLoopbackHTTP = true
    transport = SystemTransport(options: options)
  }

  func read(_ name: String, limit: Int64) async throws -> [UInt8]? {
    if let problem = address.problem { throw problem }
    guard let url = address.url(of: name) else { throw FileError("\(name) can't be part of an address") }
    return try await transport.get(url, maximumLength: limit)
  }
}

/// A repository's metadata for a client that stores nothing.
struct PublishedMetadata: MetadataFiles {
  typealias Failure = any Error

  let source: any RepositorySource
  /// Whether to go on to newer roots.
  let followsNewerRoots: Bool

  func kept(_: MetadataRequest) -> [UInt8]? { nil }

  func fetch(_ request: MetadataRequest) async throws -> [UInt8]? {
    guard followsNewerRoots || request.role != .root else { return nil }
    return try await source.read("\(BundleFile.metadata)/\(request.path)", limit: request.maximumLength)
  }

  func keep(_: [UInt8], of _: MetadataRequest) {}

  func remove(_: String) {}

  static func failure(_ error: UpdateError) -> any Error { error }
}

/// A listed file that is missing, or isn't what the metadata says.
struct BrokenTarget {
  let path: String
  let error: UpdateError
}

extension RepositorySource {
  /// The repository's metadata with all bins, verified from a root alone.
  /// - Parameters:
  ///   - expiry: whether expired files are rejected.
  ///   - followsNewerRoots: whether to go on to newer roots.
  /// - Throws: `UpdateError` when it can't be trusted, the source's own error when it can't be read.
  func metadata(
    trustedRoot: [UInt8], expiry: ExpiryCheck, followsNewerRoots: Bool = true
  ) async throws -> TrustedMetadata {
    var update = try MetadataUpdate(trustedRoot: trustedRoot, expiry: expiry)
    let files = PublishedMetadata(source: self, followsNewerRoots: followsNewerRoots)
    try await update.complete(from: files)
    for role in update.trusted.binNames {
      try update.require(.ofTopLevel(role))
      try await update.complete(from: files)
    }
    return update.trusted
  }

  /// The listed files that are missing or wrong, sorted by path.
  func brokenTargets(of metadata: TrustedMetadata) async throws -> [BrokenTarget] {
    var broken: [BrokenTarget] = []
    for (name, file) in metadata.listedFiles {
      let path = "\(BundleFile.targets)/\(file.consistentPath(of: name.text))"
      guard let reason = Self.problem(of: file, try await read(path, limit: file.length)) else { continue }
      broken.append(BrokenTarget(path: path, error: UpdateError(reason, of: .targets)))
    }
    return broken.sorted { $0.path < $1.path }
  }

  private static func problem(of file: TargetFile, _ bytes: [UInt8]?) -> UpdateError.Reason? {
    guard let bytes else { return .absent }
    let count = Int64(bytes.count)
    if count > file.length { return .tooLong(limit: file.length) }
    if count < file.length { return .wrongLength(expected: file.length, found: count) }
    return file.isMatched(by: bytes) ? nil : .wrongHash
  }
}
