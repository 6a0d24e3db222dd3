/// What a check or an update came to.
protocol UpdateOutcome: Sendable {
  /// Whether there is nothing left to download.
  var isComplete: Bool { get }
}
