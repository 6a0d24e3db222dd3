internal import Foundation

/// Which addresses are asked.
struct AddressPolicy: Sendable {
  /// Whether http is spoken with this machine.
  let allowsLoopbackHTTP: Bool

  /// Whether files are fetched from there: https, without a name or password that others would get to see.
  func allows(_ url: URL) -> Bool {
    guard url.user == nil, url.password == nil, let host = url.host, !host.isEmpty else { return false }
    return switch url.scheme?.lowercased() {
    case "https": true
    case "http": allowsLoopbackHTTP && Self.isLoopback(host)
    default: false
    }
  }

  /// Whether a redirect is followed: one from https must not leave it, not even for this machine.
  func allowsRedirect(from source: URL, to target: URL) -> Bool {
    allows(target) && (source.scheme?.lowercased() != "https" || target.scheme?.lowercased() == "https")
  }

  /// This machine: `localhost` (RFC 6761, section 6.3), `127.0.0.0/8` (RFC 1122, section 3.2.1.3) and `::1`
  /// (RFC 4291, section 2.5.3), each in its plain spelling.
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
