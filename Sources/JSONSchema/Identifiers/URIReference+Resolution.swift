extension URIReference {
  /// What the reference means in a document of that address (RFC 3986, section 5.2.2, strictly).
  func resolved(against base: URIReference) -> URIReference {
    if scheme != nil {
      return with(scheme: scheme, authority: authority, path: Self.withoutDotSegments(path), query: query)
    }
    if authority != nil {
      return with(
        scheme: base.scheme, authority: authority, path: Self.withoutDotSegments(path), query: query)
    }
    if path.isEmpty {
      return with(
        scheme: base.scheme, authority: base.authority, path: base.path, query: query ?? base.query)
    }
    let isRooted = path.utf8.starts(with: "/".utf8)
    let path = Self.withoutDotSegments(isRooted ? path : merged(with: base))
    return with(scheme: base.scheme, authority: base.authority, path: path, query: query)
  }

  private func with(scheme: String?, authority: String?, path: String, query: String?) -> URIReference {
    URIReference(scheme: scheme, authority: authority, path: path, query: query, fragment: fragment)
  }

  /// The path in the place of the base's last segment (section 5.2.3).
  private func merged(with base: URIReference) -> String {
    if base.authority != nil, base.path.isEmpty { return "/" + path }
    guard let slash = base.path.unicodeScalars.lastIndex(of: "/") else { return path }
    return base.path[...slash] + path
  }

  /// The path without `.` and `..` (section 5.2.4), whose steps these are.
  private static func withoutDotSegments(_ path: String) -> String {
    var input = Array(path.utf8)[...]
    var output: [UInt8] = []
    while !input.isEmpty {
      if input.starts(with: "../".utf8) {
        input = input.dropFirst(3)
      } else if input.starts(with: "./".utf8) || input.starts(with: "/./".utf8) {
        input = input.dropFirst(2)
      } else if input.starts(with: "/../".utf8) {
        input = input.dropFirst(3)
        removeLastSegment(&output)
      } else if input.elementsEqual("/.".utf8) {
        input = input.prefix(1)
      } else if input.elementsEqual("/..".utf8) {
        input = input.prefix(1)
        removeLastSegment(&output)
      } else if input.elementsEqual(".".utf8) || input.elementsEqual("..".utf8) {
        input = []
      } else {
        let segment = input.prefix(1) + input.dropFirst().prefix { $0 != UInt8(ascii: "/") }
        output += segment
        input = input.dropFirst(segment.count)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func removeLastSegment(_ output: inout [UInt8]) {
    output.removeSubrange((output.lastIndex(of: UInt8(ascii: "/")) ?? 0)...)
  }
}
