/// An entry of the published catalogue.
struct PublishedEntry: Hashable, Sendable {
  let id: String
  /// The values of its fields, in their published order.
  let values: [PublishedValue]
}
