/// How far an evaluation has come, and what it may still do.
struct EvaluationState<Recorder: EvaluationRecorder> {
  var recorder: Recorder
  /// Why the evaluation was given up, if it was; whatever it said until then counts for nothing.
  private(set) var limit: EvaluationLimit?
  /// The resources on the way to the schema at hand, the outermost first (core, section 7.1).
  private(set) var scope: [Int] = []
  private var depth = 0
  private var stepsLeft: Int

  /// Deeper than any value that a reader takes in, with a few references for each of its levels.
  private static var depthLimit: Int { 300 }

  init(stepLimit: Int, recorder: Recorder) {
    self.recorder = recorder
    stepsLeft = stepLimit
  }

  /// Goes one schema deeper; `false` when the evaluation is given up or has found enough. Whoever goes in has to come
  /// out.
  mutating func goIn() -> Bool {
    guard limit == nil, !recorder.isFull else { return false }
    guard stepsLeft > 0, depth < Self.depthLimit else {
      limit = stepsLeft > 0 ? .depth : .steps
      return false
    }
    stepsLeft -= 1
    depth += 1
    return true
  }

  mutating func comeOut() { depth -= 1 }

  /// Enters the resource of a schema; `false` when it is the one at hand.
  mutating func enter(_ resource: Int) -> Bool {
    guard scope.last != resource else { return false }
    scope.append(resource)
    return true
  }

  mutating func leaveResource() { scope.removeLast() }

  mutating func giveUp(_ reason: EvaluationLimit) { limit = limit ?? reason }
}
