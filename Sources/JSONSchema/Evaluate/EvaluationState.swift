internal import StrictJSON

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

/// Why an evaluation was given up: on a value that was made to keep it busy.
enum EvaluationLimit: Hashable, Sendable {
  /// Schemas refer to each other too many times on the way to one value.
  case depth
  /// Schemas were applied too many times.
  case steps
  /// A pattern took too many steps.
  case pattern(String)
}

extension EvaluationLimit {
  /// What a person is told.
  var sentence: String {
    switch self {
    case .depth: "the schema goes too deep to be checked against this value"
    case .steps: "the schema takes too many steps to be checked against this value"
    case .pattern(let pattern): "the pattern \(pattern) takes too many steps to be checked against this value"
    }
  }
}

/// Which members or elements of one value some keyword has looked at: what `unevaluatedProperties` and
/// `unevaluatedItems` leave alone (core, section 11).
struct EvaluatedParts {
  private var isEvaluated: [Bool]

  /// None of a value's parts.
  init(of value: LocatedValue.Content) {
    switch value {
    case .array(let elements): self.init(count: elements.count)
    case .object(let object): self.init(count: object.members.count)
    case .null, .bool, .number, .string: self.init(count: 0)
    }
  }

  private init(count: Int) { isEvaluated = [Bool](repeating: false, count: count) }

  func contains(_ position: Int) -> Bool { isEvaluated[position] }

  mutating func insert(_ position: Int) { isEvaluated[position] = true }

  mutating func insertAll() { isEvaluated = [Bool](repeating: true, count: isEvaluated.count) }

  mutating func formUnion(_ other: EvaluatedParts) {
    for position in isEvaluated.indices where other.isEvaluated[position] { isEvaluated[position] = true }
  }

  /// As many as there are, none of them evaluated yet.
  var emptied: EvaluatedParts { EvaluatedParts(count: isEvaluated.count) }
}
