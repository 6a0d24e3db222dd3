internal import FileAccess
internal import Foundation
internal import HTTPTransport

/// Fetches the files of a folder, as a web server would that shows it at ``address``; or none, while there is no
/// network.
struct FolderTransport: Transport {
  static let address = "https://updates.example/"

  let folder: String
  var isOffline = false

  func get(_ url: URL, maximumLength: Int64) async throws(TransportError) -> [UInt8]? {
    if isOffline { throw TransportError(.connectionFailed("there is no network"), at: url) }
    let path = "\(folder)/\(url.absoluteString.dropFirst(Self.address.count))"
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do { return try FileBytes.read(path, limit: Int(clamping: maximumLength)) } catch {
      throw TransportError(.connectionFailed("\(error)"), at: url)
    }
  }
}
