/// What a match does when it can't go on.
enum Retreat {
  /// It goes on elsewhere.
  case choice(instruction: Int, index: Int)
  /// It undoes what it has noted, and retreats further.
  case restore(register: Int, value: Int)
  /// A greedy run that has got as far as an index gives back a scalar, if it is beyond the bound.
  case shorter(run: Int, index: Int, bound: Int)
  /// A run that isn't greedy takes one scalar more, and then has so many.
  case longer(run: Int, index: Int, count: Int)
}
