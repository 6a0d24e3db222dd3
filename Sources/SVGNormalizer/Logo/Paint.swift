/// What an area is painted with.
enum Paint: Hashable, Sendable {
  case color(Color)
  case gradient(Gradient)
}
