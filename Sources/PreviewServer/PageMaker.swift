internal import FileAccess
internal import Foundation

/// The command that makes the page, and makes it anew whenever a source changes.
final class PageMaker: Sendable {
  /// The lines that it prints: one for each page.
  let lines: AsyncStream<String>
  private let process: Process

  /// Starts the command that lies beside this one.
  /// - Throws: `FileError` when it isn't there.
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

  /// What the command ended with, once it has.
  var exitCode: Int32 {
    process.waitUntilExit()
    return process.terminationStatus
  }

  /// Ends the command.
  func stop() {
    if process.isRunning { process.terminate() }
  }

  /// Read by a thread that waits: a `readabilityHandler` may still be called while this program ends, and crash it.
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
