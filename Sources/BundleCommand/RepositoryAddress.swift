internal import FileAccess
internal import Foundation
internal import HTTPTransport

/// A repository on a web server.
struct RepositoryAddress: RepositorySource {
  private let address: FolderAddress
  private let transport: any Transport

  /// The repository at an address, or `nil` when the text isn't one.
  init?(_ text: String) {
    guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return nil }
    address = FolderAddress(text)
    var options = TransportOptions()
    // For a look at what is about to be uploaded; apps themselves speak https alone.
    options.allowsLoopbackHTTP = true
    transport = SystemTransport(options: options)
  }

  func read(_ name: String, limit: Int64) async throws -> [UInt8]? {
    guard let url = address.url(of: name) else { throw FileError("\(name) makes no address") }
    return try await transport.get(url, maximumLength: limit)
  }
}
