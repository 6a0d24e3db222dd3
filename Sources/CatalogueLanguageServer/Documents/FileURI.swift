internal import StrictJSON

/// Addresses of files (RFC 8089).
enum FileURI {
  /// The absolute path that an address names; `nil` where it is no file of this machine, or no text.
  static func path(of uri: String) -> String? {
    let scheme = "file://"
    guard uri.prefix(scheme.count).lowercased() == scheme else { return nil }
    let rest = uri.dropFirst(scheme.count).prefix { $0 != "?" && $0 != "#" }
    guard let slash = rest.utf8.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    let host = rest[..<slash].lowercased()
    guard host.isEmpty || host == "localhost", let bytes = decoded(Array(rest[slash...].utf8)) else {
      return nil
    }
    let path = String(decoding: bytes, as: UTF8.self)
    return Array(path.utf8) == bytes && !bytes.contains(0) ? path : nil
  }

  /// The address of an absolute path.
  static func uri(of path: String) -> String {
    "file://" + path.percentEncoded { $0.isURIUnreserved || $0 == UInt8(ascii: "/") }
  }

  /// `nil` where a percent sign isn't followed by two digits.
  private static func decoded(_ bytes: [UInt8]) -> [UInt8]? {
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        decoded.append(bytes[index])
        index += 1
        continue
      }
      guard index + 2 < bytes.count, let high = bytes[index + 1].hexadecimalValue,
        let low = bytes[index + 2].hexadecimalValue
      else { return nil }
      decoded.append(high << 4 | low)
      index += 3
    }
    return decoded
  }
}
