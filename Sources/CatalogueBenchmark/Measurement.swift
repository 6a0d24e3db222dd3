internal import Foundation

/// What a piece of work cost.
struct Measurement {
  /// User and system time, in seconds.
  var cpu: Double
  /// Time on the wall, in seconds.
  var wall: Double
  /// The greatest resident memory, in bytes; `nil` where it wasn't measured.
  var peakMemory: Int?

  static let header = Self.columns("", "CPU s", "wall s", "peak MB")

  func row(_ title: String) -> String {
    let memory = peakMemory.map { String(format: "%.0f", Double($0) / 1_000_000) } ?? ""
    return Self.columns(title, String(format: "%.4f", cpu), String(format: "%.4f", wall), memory)
  }

  /// The median of each figure.
  static func median(_ measurements: [Measurement]) -> Measurement {
    let memory = measurements.compactMap(\.peakMemory)
    return Measurement(
      cpu: median(measurements.map(\.cpu)), wall: median(measurements.map(\.wall)),
      peakMemory: memory.isEmpty ? nil : Int(median(memory.map(Double.init))))
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  private static func columns(_ title: String, _ columns: String...) -> String {
    columns.reduce("  " + title.padding(toLength: 24, withPad: " ", startingAt: 0)) { line, column in
      line + String(repeating: " ", count: max(1, 10 - column.count)) + column
    }
  }
}
