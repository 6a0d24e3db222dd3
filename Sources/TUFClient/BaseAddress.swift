internal import Foundation

/// The address of a folder on a web server.
struct BaseAddress {
  /// With a slash at its end, so that no path below it can become part of the server's name.
  private let text: String

  init(_ text: String) { self.text = text.utf8.last == UInt8(ascii: "/") ? text : text + "/" }

  /// The address of a file in it. Escapes stay as they are, in the folder's address and in the path.
  func url(of path: String) throws(ClientError) -> URL {
    guard let url = URL(string: text + path) else { throw ClientError("\(text)\(path) isn't an address") }
    return url
  }
}
