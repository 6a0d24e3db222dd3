public import Foundation

/// The address of a folder on a web server.
public struct FolderAddress: Sendable {
  /// With a slash at its end, so that no path below it can become part of the server's name.
  private let text: String

  /// The folder at an address, which may end in a slash or not.
  public init(_ text: String) { self.text = text.utf8.last == UInt8(ascii: "/") ? text : text + "/" }

  /// The address of a file in it, or `nil` when that is none. Escapes stay as they are, in the folder's address and in
  /// the path.
  public func url(of path: String) -> URL? { URL(string: text + path) }
}
