/// The progress of a download, in bytes. Both numbers only grow.
public struct UpdateProgress: Hashable, Sendable {
  /// How many bytes were downloaded.
  public let completed: Int64
  /// How many bytes there are to download.
  public let total: Int64
}

/// Counts and reports the progress of a download.
struct ProgressMeter {
  private var progress: UpdateProgress
  private let report: @Sendable (UpdateProgress) -> Void

  init(total: Int64, report: @escaping @Sendable (UpdateProgress) -> Void) {
    progress = UpdateProgress(completed: 0, total: total)
    self.report = report
    report(progress)
  }

  /// Counts a file that has to be downloaded too.
  mutating func expect(_ length: Int64) {
    progress = UpdateProgress(completed: progress.completed, total: progress.total + length)
  }

  /// Learns how many bytes there are still to download, at least.
  mutating func expectRemaining(_ length: Int64) {
    let total = max(progress.total, progress.completed.addingReportingOverflow(length).partialValue)
    progress = UpdateProgress(completed: progress.completed, total: total)
  }

  /// Counts a downloaded file.
  mutating func add(_ length: Int64) {
    let completed = progress.completed + length
    // Files of delegated roles weren't known at the start.
    progress = UpdateProgress(completed: completed, total: max(progress.total, completed))
    report(progress)
  }
}
