/// A selector and what it gives to the elements that it selects. A rule with several selectors counts as several.
struct StyleRule: Hashable, Sendable {
  let selector: Selector
  /// At most one for each property and importance.
  let declarations: [StyleDeclaration]
}
