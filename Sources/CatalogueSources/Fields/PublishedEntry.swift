/// An entry of the published catalogue.
package struct PublishedEntry: Hashable, Sendable {
  package let id: String
  /// The values of its fields, in their published order.
  package let values: [PublishedValue]
}
