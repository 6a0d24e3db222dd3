internal import StrictJSON

/// The names of the members that a catalogue has, whatever its kind is.
package struct PublishedMembers: Sendable {
  package let names: Set<String>

  package init(names: Set<String>) { self.names = names }

  /// Of no catalogue.
  package static let none = PublishedMembers(names: [])

  /// - Parameter bytes: the catalogue, as long as the caller allows; `nil` where it isn't JSON.
  package init?(_ bytes: [UInt8]) {
    guard let root = try? JSONReader.read(bytes, limits: JSONReader.Limits(bytes: bytes.count)) else {
      return nil
    }
    self.init(names: Set((root.object?.members ?? []).map(\.key)))
  }
}
