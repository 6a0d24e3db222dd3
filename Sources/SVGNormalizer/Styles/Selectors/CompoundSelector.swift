/// Conditions that one element has to meet, all of them. Names are bytes: Swift's strings would compare them by
/// what they look like.
struct CompoundSelector: Hashable, Sendable {
  /// `nil` for any.
  var type: [UInt8]?
  var ids: [[UInt8]] = []
  var classes: [[UInt8]] = []
  var attributes: [AttributeSelector] = []

  var specificity: Specificity {
    Specificity(ids: ids.count, classes: classes.count + attributes.count, types: type == nil ? 0 : 1)
  }
}
