internal import FileAccess
public import Foundation

/// A stream that a command writes to. Text is collected, and written in blocks or, on a terminal, at once.
public final class CommandOutput: Sendable {
  private let file: FileHandle
  private let lock = NSLock()
  nonisolated(unsafe) private var buffer: [UInt8] = []
  nonisolated(unsafe) private var failure: (any Error)?

  private static let blockSize = 1 << 16

  init(_ file: FileHandle) { self.file = file }

  /// Whether the stream leads to a terminal.
  public var isTerminal: Bool { file.isTerminal }

  /// The stream itself, after all that was written before.
  public var handle: FileHandle {
    flush()
    return file
  }

  /// Writes text. A failure is kept for ``end()``.
  public func write(_ text: String) {
    lock.withLock { buffer += text.utf8 }
    if buffer.count >= Self.blockSize || isTerminal { flush() }
  }

  /// Writes what was collected.
  public func flush() {
    lock.withLock {
      let bytes = buffer
      buffer = []
      guard !bytes.isEmpty, failure == nil else { return }
      do { try file.write(contentsOf: Data(bytes)) } catch { failure = error }
    }
  }

  /// Writes what was collected.
  /// - Throws: `FileError`, if anything could not be written since the start.
  func end() throws(FileError) {
    flush()
    if let failure = lock.withLock({ failure }) { throw FileError("write", "the output", failure) }
  }
}

extension FileHandle {
  /// Whether the stream leads to a terminal.
  public var isTerminal: Bool { isatty(fileDescriptor) == 1 }
}

/// Prints for the command that runs.
public enum Console {
  /// Prints to the output.
  public static func print(_ text: String, terminator: String = "\n") {
    CommandContext.current.output.write(text + terminator)
  }

  /// Prints to the error stream, at once.
  public static func printError(_ text: String, terminator: String = "\n") {
    let context = CommandContext.current
    context.output.flush()
    context.errors.write(text + terminator)
    context.errors.flush()
  }
}
