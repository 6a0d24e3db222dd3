internal import StrictJSON

/// What changes during an evaluation, and its limits.
struct EvaluationState<Recorder: EvaluationRecorder> {
  var recorder: Recorder
  /// The limit that stopped the evaluation, if one did; its result is then meaningless.
  private(set) var limit: EvaluationLimit?
  /// The resources from the root to the current schema (core, section 7.1).
  private(set) var scope: [Int] = []
  private var depth = 0
  private var stepsLeft: Int

  /// Enough for the deepest value that a reader accepts, with a few references on each level.
  private static var depthLimit: Int { 300 }

  init(stepLimit: Int, recorder: Recorder) {
    self.recorder = recorder
    stepsLeft = stepLimit
  }

  /// Enters a schema; `false` when a limit is reached or nothing more would be recorded. `true` requires a call of
  /// `leaveSchema`.
  mutating func enterSchema() -> Bool {
    guard limit == nil, !recorder.isFull else { return false }
    guard stepsLeft > 0, depth < Self.depthLimit else {
      limit = stepsLeft > 0 ? .depth : .steps
      return false
    }
    stepsLeft -= 1
    depth += 1
    return true
  }

  mutating func leaveSchema() { depth -= 1 }

  /// Enters the resource of a schema; `false` when it is the current one.
  mutating func enter(_ resource: Int) -> Bool {
    guard scope.last != resource else { return false }
    scope.append(resource)
    return true
  }

  mutating func leaveResource() { scope.removeLast() }

  mutating func abort(_ reason: EvaluationLimit) { limit = limit ?? reason }
}

/// Why an evaluation was stopped, as hostile schemas and values would take for ever.
enum EvaluationLimit: Hashable, Sendable {
  /// Too many references for one value.
  case depth
  /// Too many schemas were applied.
  case steps
  /// A pattern took too many steps.
  case pattern(String)

  /// The message.
  var sentence: String {
    switch self {
    case .depth: "the schema nests too many references to check this value"
    case .steps: "the schema takes too many steps to check this value"
    case .pattern(let pattern): "the pattern \(pattern) takes too many steps to check this value"
    }
  }
}

/// The members or elements of one value that a keyword has evaluated, which `unevaluatedProperties` and
/// `unevaluatedItems` skip (core, section 11).
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

  /// The same parts, none of them evaluated.
  var emptied: EvaluatedParts { EvaluatedParts(count: isEvaluated.count) }
}
