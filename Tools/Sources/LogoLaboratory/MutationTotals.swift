/// What the trials of damaged files come to.
struct MutationTotals: Encodable {
  private(set) var files = 0
  private(set) var accepted = 0
  private(set) var unstable = 0
  private(set) var slowestSeconds = 0.0

  mutating func add(_ trial: MutationTrial) {
    files += 1
    if trial.result != nil { accepted += 1 }
    if !trial.isStable { unstable += 1 }
    slowestSeconds = max(slowestSeconds, trial.seconds)
  }
}
