/// Tells how far a download is.
struct ProgressMeter {
  private var progress: UpdateProgress
  private let report: @Sendable (UpdateProgress) -> Void

  init(total: Int64, report: @escaping @Sendable (UpdateProgress) -> Void) {
    progress = UpdateProgress(completed: 0, total: total)
    self.report = report
    report(progress)
  }

  /// Counts a file that has come.
  mutating func add(_ length: Int64) {
    let completed = progress.completed + length
    // What delegated roles list wasn't known at the start.
    progress = UpdateProgress(completed: completed, total: max(progress.total, completed))
    report(progress)
  }
}
