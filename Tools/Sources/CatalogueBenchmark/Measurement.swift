internal import Foundation

/// What a piece of work cost.
struct Measurement {
  /// User and system time, in seconds.
  var cpu: Double
  /// Time on the wall, in seconds.
  var wall: Double

  func row(_ title: String) -> String {
    Self.columns(title, String(format: "%.4f", cpu), String(format: "%.4f", wall))
  }

  /// The time that this process has used so far, user and system, in seconds.
  static var processTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The result of some work, and the least processor time that it takes in several runs after a first one.
  static func least<Value>(
    of runs: Int, _ work: () async throws -> Value
  ) async rethrows -> (value: Value, seconds: Double) {
    var value = try await work()
    var least = Double.infinity
    for _ in 0..<runs {
      let start = processTime
      value = try await work()
      least = min(least, processTime - start)
    }
    return (value, least)
  }

  /// The median of each figure.
  static func median(_ measurements: [Measurement]) -> Measurement {
    Measurement(cpu: median(measurements.map(\.cpu)), wall: median(measurements.map(\.wall)))
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  /// A line of a table: a title and figures.
  static func columns(_ title: String, _ columns: String..., width: Int = 24) -> String {
    columns.reduce("  " + title.padding(toLength: width, withPad: " ", startingAt: 0)) { line, column in
      line + String(repeating: " ", count: max(1, 10 - column.count)) + column
    }
  }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
