internal import RegularExpressions
internal import StrictJSON

/// Values that checks refer to by index: a check is then plain numbers, and a loop over checks counts no references.
struct Pool<Element: Sendable>: Sendable {
  /// The index of a value in its pool.
  struct Index: Hashable, Sendable {
    fileprivate let position: Int
  }

  private final class Box: Sendable {
    let element: Element
    init(_ element: Element) { self.element = element }
  }

  private var boxes: [Box] = []

  mutating func insert(_ element: Element) -> Index {
    boxes.append(Box(element))
    return Index(position: boxes.count - 1)
  }

  subscript(index: Index) -> Element { boxes[index.position].element }

  /// Lends an element for the time of a call, without counting a reference to it: the pool keeps it.
  @inline(__always)
  func with<Result>(_ index: Index, _ body: (Element) -> Result) -> Result {
    Unmanaged.passUnretained(boxes[index.position])._withUnsafeGuaranteedRef { body($0.element) }
  }
}

/// The values that the checks of a program refer to.
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
