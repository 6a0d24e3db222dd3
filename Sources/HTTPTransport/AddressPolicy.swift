public import Foundation

/// Decides which addresses are allowed.
struct AddressPolicy: Sendable {
  /// Whether plain http is allowed with this machine.
  let allowsLoopbackHTTP: Bool

  /// Whether files may be fetched from an address: https, without user name and password.
  func allows(_ url: URL) -> Bool {
    guard url.user == nil, url.password == nil, let host = url.host, !host.isEmpty else { return false }
    return switch url.scheme?.lowercased() {
    case "https": true
    case "http": allowsLoopbackHTTP && Self.isLoopback(host)
    default: false
    }
  }

  /// Whether a redirect may be followed: never from https to http, not even on this machine.
  func allowsRedirect(from source: URL, to target: URL) -> Bool {
    allows(target) && (source.scheme?.lowercased() != "https" || target.scheme?.lowercased() == "https")
  }

  /// Whether a host is this machine: `localhost` (RFC 6761, section 6.3), `127.0.0.0/8` (RFC 1122, section 3.2.1.3) or
  /// `::1` (RFC 4291, section 2.5.3), in the plain spelling.
  private static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "::1", "[::1]"].contains(host.lowercased()) { return true }
    let numbers = host.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return numbers.count == 4 && numbers[0].elementsEqual("127".utf8)
      && numbers.allSatisfy { UInt8(String(decoding: $0, as: UTF8.self)) != nil }
  }
}

extension AddressPolicy {
  init(_ options: TransportOptions) { self.init(allowsLoopbackHTTP: options.allowsLoopbackHTTP) }
}

/// The address of a folder on a web server.
public struct FolderAddress: Sendable {
  private let text: String

  /// The folder at an address, with or without a slash at its end.
  public init(_ text: String) { self.text = text }

  /// Why the address can't be a folder's; `nil` where it can. What is behind a `?` or a `#` is no part of a path.
  public var problem: TransportError? {
    guard text.utf8.contains(where: "?#".utf8.contains), let url = URL(string: text) else { return nil }
    return TransportError(.addressOfNoFolder, at: url)
  }

  /// The address of a file in the folder, or `nil` when the result isn't a URL. Percent-encoding is left as it is.
  public func url(of path: String) -> URL? {
    // With a slash between, so that no path can become part of the host's name.
    URL(string: text.utf8.last == UInt8(ascii: "/") ? text + path : "\(text)/\(path)")
  }
}
