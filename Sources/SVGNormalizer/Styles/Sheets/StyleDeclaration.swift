/// A property and the value that a rule or a `style` attribute gives it.
struct StyleDeclaration: Hashable, Sendable {
  let property: StyleProperty
  let value: StyleValue
  var isImportant = false
}
