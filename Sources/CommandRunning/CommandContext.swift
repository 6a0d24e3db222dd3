public import Foundation
internal import FileAccess

/// Everything outside its arguments that a command reads and writes.
public struct CommandContext: Sendable {
  /// The folder from which relative paths start, absolute; `nil` for the working directory of the process.
  public let folder: String?
  /// The environment variables.
  public let environment: [String: String]
  /// The present time.
  public let now: @Sendable () -> Date
  /// The standard input.
  public let input: FileHandle
  /// The standard output.
  public let output: CommandOutput
  /// The standard error stream.
  public let errors: CommandOutput

  /// A context with streams of its own.
  public init(
    folder: String?, environment: [String: String], now: @escaping @Sendable () -> Date, input: FileHandle,
    output: FileHandle, errors: FileHandle
  ) {
    (self.folder, self.environment, self.now, self.input) = (folder, environment, now, input)
    (self.output, self.errors) = (CommandOutput(output), CommandOutput(errors))
  }

  /// The context of the process.
  public static let ofProcess = CommandContext(
    folder: nil, environment: ProcessInfo.processInfo.environment, now: { Date() }, input: .standardInput,
    output: .standardOutput, errors: .standardError)

  /// The context of the command that runs.
  @TaskLocal public static var current = ofProcess

  /// The seconds since 1970.
  public var seconds: Int64 { Int64(now().timeIntervalSince1970) }

  /// The next line of the input, without its line end; `nil` at the end of the input.
  public func readLine() -> String? {
    var line: [UInt8]?
    while let byte = (try? input.read(upToCount: 1))?.first {
      if byte == UInt8(ascii: "\n") { return String(decoding: line ?? [], as: UTF8.self) }
      line = (line ?? []) + [byte]
    }
    return line.map { String(decoding: $0, as: UTF8.self) }
  }

  /// A process that runs a program found on the PATH, in the folder and the environment of the command.
  public func process(_ command: [String]) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    return process
  }
}
