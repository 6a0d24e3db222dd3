internal import RegularExpressions
internal import StrictJSON

/// Values that checks name by their number: a check is then plain numbers, and running over checks counts no references.
struct Pool<Element: Sendable>: Sendable {
  /// The number of a value in its pool.
  struct Index: Hashable, Sendable {
    fileprivate let position: Int
  }

  private var elements: [Element] = []

  mutating func insert(_ element: Element) -> Index {
    elements.append(element)
    return Index(position: elements.count - 1)
  }

  subscript(index: Index) -> Element { elements[index.position] }
}

/// What the checks of a program name by numbers.
struct SchemaPools: Sendable {
  var numbers = Pool<ExactNumber>()
  var patterns = Pool<RegularExpression>()
  var values = Pool<ValueSet>()
  var names = Pool<[String]>()
  var schemas = Pool<[Int]>()
  var members = Pool<MembersCheck>()
  var dependencies = Pool<DependenciesCheck>()
  var dynamicReferences = Pool<DynamicReference>()
}
