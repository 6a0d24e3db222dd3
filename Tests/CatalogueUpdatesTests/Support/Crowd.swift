/// Lets each visitor wait until some number are there at once; later ones don't wait.
actor Crowd {
  private let expected: Int
  private var present = 0
  private(set) var largest = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ expected: Int) { self.expected = expected }

  func visit() async {
    present += 1
    largest = max(largest, present)
    if largest < expected {
      await withCheckedContinuation { waiting.append($0) }
    } else {
      for visitor in waiting { visitor.resume() }
      waiting = []
      await Task.yield()
    }
    present -= 1
  }
}
