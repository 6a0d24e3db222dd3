/// What an area is painted with.
enum Paint: Hashable, Sendable {
  case color(Color)
  /// Indirect, because it would make every path several times as large.
  indirect case gradient(Gradient)
}
