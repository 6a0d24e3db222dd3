/// How much work is left before a file counts as hostile.
struct WorkBudget {
  private var left: Int

  init(_ steps: Int) { left = steps }

  var isExhausted: Bool { left < 0 }

  mutating func spend(_ steps: Int) { if left >= 0 { left -= steps } }
}
