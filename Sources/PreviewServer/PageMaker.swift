internal import FileAccess
internal import Foundation

/// The command that makes the page, and remakes it whenever a source changes.
final class PageMaker: Sendable {
  /// The lines that it prints, one for each page.
  let lines: AsyncStream<String>
  private let process: Process

  /// Starts the command in the folder of this one.
  /// - Throws: `FileError` when it can't be started.
  init(writing file: String, options: [String]) throws(FileError) {
    process = Process()
    let own = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    process.executableURL = own.deletingLastPathComponent().appendingPathComponent("catalogue")
    process.arguments = ["preview", "--watch", file] + options
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    lines = Self.lines(of: output.fileHandleForReading)
    do { try process.run() } catch {
      throw FileError("run", process.executableURL?.path ?? "catalogue", error)
    }
  }

  /// The command's exit code, once it has ended.
  var exitCode: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends the command.
  func stop() {
    if process.isRunning { process.terminate() }
  }

  /// Read by a thread that blocks: a `readabilityHandler` may still be called while this program ends, and crash it.
  private static func lines(of file: FileHandle) -> AsyncStream<String> {
    AsyncStream { continuation in
      Thread.detachNewThread {
        var pending = PendingLines()
        while case let piece = file.availableData, !piece.isEmpty {
          for line in pending.add(piece) { continuation.yield(line) }
        }
        continuation.finish()
      }
    }
  }
}

/// Joins the pieces that are read from a pipe to lines.
struct PendingLines {
  private var rest = Data()

  /// Adds a piece, and returns the lines that it completes.
  mutating func add(_ piece: Data) -> [String] {
    rest += piece
    let parts = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
    rest = parts.last.map { Data($0) } ?? Data()
    return parts.dropLast().map { String(decoding: $0, as: UTF8.self) }
  }
}
