/// An attribute to be written.
struct MarkupAttribute: Hashable {
  var name: String
  var value: String
}

extension [MarkupAttribute] {
  /// The attributes that have a value, in their order.
  static func present(_ attributes: KeyValuePairs<String, String?>) -> Self {
    attributes.compactMap { name, value in value.map { MarkupAttribute(name: name, value: $0) } }
  }
}
