internal import StrictJSON

/// The names of the members that a catalogue has, whatever its kind is; none of what isn't a catalogue.
package struct PublishedMembers: Sendable {
  package let names: Set<String>

  /// - Parameter bytes: the catalogue as JSON, as long as the caller allows.
  package init(_ bytes: [UInt8]) {
    let root = try? JSONReader.read(bytes, limits: JSONReader.Limits(bytes: bytes.count))
    names = Set((root?.object?.members ?? []).map(\.key))
  }
}
