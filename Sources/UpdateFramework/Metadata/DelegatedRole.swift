import StrictJSON

/// A role to which paths are delegated (TUF 1.0.34, section 4.5).
struct DelegatedRole: Sendable {
  /// Which paths are delegated.
  enum Paths: Sendable {
    /// Those that match one of the patterns.
    case patterns([String])
    /// Those whose SHA-256, in hexadecimal, begins with one of the prefixes.
    case hashPrefixes([String])
  }

  let name: RoleName
  let keys: RoleKeys
  /// Whether the search for a path that this role covers ends with this role.
  let isTerminating: Bool
  let paths: Paths

  init(_ fields: MetadataFields) throws(MetadataError) {
    let text = try fields.string("name")
    guard let name = RoleName(delegated: text) else {
      throw MetadataError(.reservedName(text), at: fields.path(of: "name"))
    }
    self.name = name
    keys = try RoleKeys(fields, besides: ["name", "terminating", "paths", "path_hash_prefixes"])
    isTerminating = try fields.bool("terminating")
    switch (fields.optional("paths") != nil, fields.optional("path_hash_prefixes") != nil) {
    case (true, false): paths = .patterns(try fields.strings("paths"))
    case (false, true): paths = .hashPrefixes(try fields.strings("path_hash_prefixes"))
    default: throw MetadataError(.notOneOf(["paths", "path_hash_prefixes"]), at: fields.path(of: "paths"))
    }
  }

  var value: LocatedValue {
    var members: [(key: String, value: LocatedValue)] = [
      ("name", .text(name.text)), ("terminating", .bool(isTerminating)),
    ]
    switch paths {
    case .patterns(let patterns): members.append(("paths", .list(patterns.map { .text($0) })))
    case .hashPrefixes(let prefixes):
      members.append(("path_hash_prefixes", .list(prefixes.map { .text($0) })))
    }
    return .object(members + keys.members, and: keys.unknownMembers)
  }

  /// Whether the role may list the path.
  func covers(_ path: String) -> Bool {
    switch paths {
    case .patterns(let patterns): return patterns.contains { PathPattern($0).matches(path) }
    case .hashPrefixes(let prefixes):
      let hash = ContentHash(of: Array(path.utf8), by: .sha256).hexadecimal
      return prefixes.contains { hash.utf8.starts(with: $0.utf8) }
    }
  }
}

/// A pattern of target paths: `*` matches any characters except slashes, `?` matches one (TUF 1.0.34, section 4.5).
struct PathPattern {
  private let segments: [[Unicode.Scalar]]

  init(_ text: String) { segments = Self.segments(of: text) }

  /// Whether the pattern matches the path: the same number of segments, each matched alone.
  func matches(_ path: String) -> Bool {
    let parts = Self.segments(of: path)
    return parts.count == segments.count && zip(segments, parts).allSatisfy(Self.matches)
  }

  private static func segments(of text: String) -> [[Unicode.Scalar]] {
    text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map { Array($0) }
  }

  /// Backtracks only to the last `*`, so the time is bounded by the product of both lengths.
  private static func matches(_ pattern: [Unicode.Scalar], _ text: [Unicode.Scalar]) -> Bool {
    var (index, position) = (0, 0)
    var retry: (index: Int, position: Int)?
    while position < text.count {
      if index < pattern.count, pattern[index] == "*" {
        retry = (index + 1, position)
        index += 1
      } else if index < pattern.count, pattern[index] == "?" || pattern[index] == text[position] {
        (index, position) = (index + 1, position + 1)
      } else if let last = retry {
        (index, position) = (last.index, last.position + 1)
        retry = (last.index, last.position + 1)
      } else {
        return false
      }
    }
    return pattern[index...].allSatisfy { $0 == "*" }
  }
}
