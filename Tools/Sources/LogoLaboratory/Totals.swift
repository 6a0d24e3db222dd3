internal import Foundation

/// What the trials of a folder come to.
struct Totals: Encodable {
  let files: Int
  let accepted: Int
  /// The processor time of the first passes.
  let seconds: Double
  /// The greatest resident memory of this process.
  let peakBytes: Int

  init(_ trials: [Trial]) {
    files = trials.count
    accepted = trials.count { $0.refusals.isEmpty }
    seconds = trials.reduce(0) { $0 + $1.seconds }
    peakBytes = Self.peakBytes
  }

  private static var peakBytes: Int {
    var usage = rusage()
    // RUSAGE_SELF, whose type isn't the parameter's on Linux.
    getrusage(0, &usage)
    // Linux counts kilobytes, Darwin bytes.
    #if canImport(Darwin)
      return Int(usage.ru_maxrss)
    #else
      return Int(usage.ru_maxrss) * 1024
    #endif
  }
}
