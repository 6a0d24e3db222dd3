internal import Foundation
internal import StrictJSON

/// Where a schema is: the URI of the innermost schema with an `$id` around it, and the keys from there.
struct SchemaLocation: Equatable {
  var uri: String
  var keys: [String] = []
}

/// The schemas of a case by their URIs. A schema in one with an `$id` has several: a pointer from that one and one from
/// each schema around it (core, section 9.2.1), whose keys may be percent-encoded or not.
struct SchemaLocations {
  /// What relative URIs are relative to.
  private var base: String
  private var schemas: [String: LocatedValue] = [:]

  init(base: String) { self.base = base }

  /// Adds a schema, and those in it that have an `$id`. What is relative is so to the first schema's URI.
  mutating func add(_ schema: LocatedValue, at uri: String) {
    if schemas.isEmpty { base = Self.uri(of: schema, in: uri) }
    addAll(in: schema, at: uri)
    schemas[uri] = schema
  }

  private mutating func addAll(in value: LocatedValue, at uri: String) {
    let own = Self.uri(of: value, in: uri)
    if value["$id"]?.string != nil { schemas[own] = value }
    for element in value.array ?? [] { addAll(in: element, at: own) }
    for member in value.object?.members ?? [] { addAll(in: member.value, at: own) }
  }

  /// The only location for all URIs that lead to the same place.
  func location(_ text: String) -> SchemaLocation {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let named = parts[0].isEmpty ? base : Self.resolved(parts[0], against: base)
    var location = SchemaLocation(uri: schemas[named].map { Self.uri(of: $0, in: named) } ?? named)
    var value = schemas[named]
    for key in parts.count > 1 ? Self.keys(ofPointer: parts[1]) : [] {
      value = value.flatMap { Self.child(of: $0, under: key) }
      location.keys.append(key)
      if let value, value["$id"]?.string != nil {
        location = SchemaLocation(uri: Self.uri(of: value, in: location.uri))
      }
    }
    return location
  }

  /// A schema's own URI, or that of the schema around it.
  private static func uri(of schema: LocatedValue, in uri: String) -> String {
    guard let id = schema["$id"]?.string else { return uri }
    let own = resolved(id, against: uri)
    return own.hasSuffix("#") ? String(own.dropLast()) : own
  }

  private static func resolved(_ reference: String, against base: String) -> String {
    URL(string: reference, relativeTo: URL(string: base))?.absoluteString ?? reference
  }

  private static func child(of value: LocatedValue, under key: String) -> LocatedValue? {
    guard let elements = value.array else { return value[key] }
    return Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
  }

  /// The keys of a JSON pointer (RFC 6901), which may be percent-encoded as in a URI's fragment.
  private static func keys(ofPointer pointer: String) -> [String] {
    (pointer.removingPercentEncoding ?? pointer).split(separator: "/", omittingEmptySubsequences: false)
      .dropFirst()
      .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
  }
}
