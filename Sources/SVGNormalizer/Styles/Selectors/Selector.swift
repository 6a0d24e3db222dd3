/// Which elements a rule is for: a condition on the element itself, and on those around it.
struct Selector: Hashable, Sendable {
  /// What a condition has to do with the one to its right.
  enum Combinator: Hashable, Sendable {
    /// Any element around.
    case descendant
    /// The element directly around.
    case child
  }

  /// A condition on an element around.
  struct Ancestor: Hashable, Sendable {
    let combinator: Combinator
    let compound: CompoundSelector
  }

  let subject: CompoundSelector
  /// From right to left, the way that they are looked for.
  let ancestors: [Ancestor]

  var specificity: Specificity {
    ancestors.reduce(subject.specificity) { $0 + $1.compound.specificity }
  }
}
