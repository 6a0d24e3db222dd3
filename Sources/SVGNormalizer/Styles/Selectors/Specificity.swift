/// How much a selector counts against another (Selectors 4 section 16).
struct Specificity: Hashable, Comparable, Sendable {
  var ids = 0
  var classes = 0
  var types = 0

  static func < (left: Specificity, right: Specificity) -> Bool {
    (left.ids, left.classes, left.types) < (right.ids, right.classes, right.types)
  }

  static func + (left: Specificity, right: Specificity) -> Specificity {
    Specificity(
      ids: left.ids + right.ids, classes: left.classes + right.classes, types: left.types + right.types)
  }
}
