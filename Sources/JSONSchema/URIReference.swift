import StrictJSON

/// A URI reference (RFC 3986, section 4.1) or IRI reference (RFC 3987): its five parts, as written. Two are equal when
/// their bytes are.
struct URIReference: Hashable, Sendable {
  let scheme: String?
  let authority: String?
  let path: String
  let query: String?
  let fragment: String?

  /// Splits any text as the regular expression of appendix B does, without checking the parts.
  init(_ text: String) {
    var rest = Substring(text)
    fragment = Self.cutTail(after: "#", from: &rest)
    query = Self.cutTail(after: "?", from: &rest)
    scheme = Self.cutScheme(from: &rest)
    authority = Self.cutAuthority(from: &rest)
    path = String(rest)
  }

  init(scheme: String?, authority: String?, path: String, query: String?, fragment: String?) {
    self.scheme = scheme
    self.authority = authority
    self.path = path
    self.query = query
    self.fragment = fragment
  }

  /// Whether it has a scheme, so that it needs no base.
  var isAbsolute: Bool { scheme != nil }

  /// The resource itself: the reference without `#` and what follows it.
  var withoutFragment: URIReference {
    URIReference(scheme: scheme, authority: authority, path: path, query: query, fragment: nil)
  }

  static func == (left: URIReference, right: URIReference) -> Bool {
    left.description.hasSameBytes(as: right.description)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(ByteString(description)) }

  private static func cutTail(after delimiter: Unicode.Scalar, from text: inout Substring) -> String? {
    guard let index = text.unicodeScalars.firstIndex(of: delimiter) else { return nil }
    defer { text = text[..<index] }
    return String(text[text.unicodeScalars.index(after: index)...])
  }

  private static func cutScheme(from text: inout Substring) -> String? {
    guard let end = text.unicodeScalars.firstIndex(where: { $0 == ":" || $0 == "/" }),
      end > text.startIndex, text.unicodeScalars[end] == ":"
    else { return nil }
    defer { text = text[text.unicodeScalars.index(after: end)...] }
    return String(text[..<end])
  }

  private static func cutAuthority(from text: inout Substring) -> String? {
    guard text.utf8.starts(with: "//".utf8) else { return nil }
    let authority = text.unicodeScalars.dropFirst(2).prefix { $0 != "/" }
    text = text[authority.endIndex...]
    return String(authority)
  }
}

extension URIReference: CustomStringConvertible {
  /// The parts put together (section 5.3).
  var description: String {
    var text = ""
    if let scheme { text += scheme + ":" }
    if let authority { text += "//" + authority }
    text += dotSegment + path
    if let query { text += "?" + query }
    if let fragment { text += "#" + fragment }
    return text
  }

  /// A `.` segment where the path would otherwise be read as an authority (section 3.3) or a scheme (section 4.2),
  /// which resolving can produce.
  private var dotSegment: String {
    guard authority == nil else { return "" }
    if path.utf8.starts(with: "//".utf8) { return "/." }
    let hasColon = path.unicodeScalars.prefix { $0 != "/" }.contains(":")
    return scheme == nil && hasColon && !path.utf8.starts(with: ":".utf8) ? "./" : ""
  }
}

extension URIReference {
  /// The reference resolved against a base (RFC 3986, section 5.2.2, strictly).
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

  /// The path instead of the base's last segment (section 5.2.3).
  private func merged(with base: URIReference) -> String {
    if base.authority != nil, base.path.isEmpty { return "/" + path }
    guard let slash = base.path.unicodeScalars.lastIndex(of: "/") else { return path }
    return base.path[...slash] + path
  }

  /// The path without `.` and `..`, by the steps of section 5.2.4.
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
