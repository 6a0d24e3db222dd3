import Testing

@testable import CatalogueDifferences

/// A change of one value of a catalogue, and what it breaks.
struct CatalogueEdit: Sendable, CustomTestStringConvertible {
  let place: String
  /// The JSON of the new value; without one, the old one is removed.
  let value: String?
  let kind: BreakingChange.Kind?
  let field: String?

  init(_ place: String, _ value: String?, _ kind: BreakingChange.Kind? = nil, _ field: String? = nil) {
    (self.place, self.value, self.kind, self.field) = (place, value, kind, field)
  }

  var testDescription: String { "\(place) = \(value ?? "-")" }
}
