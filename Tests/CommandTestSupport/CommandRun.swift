public import CommandRunning
public import Foundation
public import TestSupport

/// Runs commands within the process of the tests, as many at once as there are tests.
public enum CommandRun {
  /// A program of the project, as a function.
  public typealias Function = @Sendable ([String], CommandContext) async -> Int32

  /// Runs a program in a folder.
  /// - Parameters:
  ///   - environment: variables beside those of the process.
  ///   - now: the present time; `nil` for the clock's.
  public static func run(
    _ program: Function, _ arguments: [String], in folder: String, environment: [String: String] = [:],
    now: Date? = nil, input: [UInt8] = []
  ) async throws -> Program.Result {
    let (source, output, errors) = (try stream(input), try stream(), try stream())
    let context = CommandContext(
      folder: folder, environment: ProcessInfo.processInfo.environment.merging(environment) { $1 },
      now: { now ?? Date() }, input: source, output: output, errors: errors)
    let status = await program(arguments, context)
    return Program.Result(status: status, output: try text(of: output), errors: try text(of: errors))
  }

  /// A file without a name that has some bytes.
  private static func stream(_ bytes: [UInt8] = []) throws -> FileHandle {
    guard let file = tmpfile() else { throw CocoaError(.fileWriteUnknown) }
    let handle = FileHandle(fileDescriptor: dup(fileno(file)), closeOnDealloc: true)
    fclose(file)
    try handle.write(contentsOf: Data(bytes))
    try handle.seek(toOffset: 0)
    return handle
  }

  private static func text(of stream: FileHandle) throws -> String {
    try stream.seek(toOffset: 0)
    return String(decoding: try stream.readToEnd() ?? Data(), as: UTF8.self)
  }
}
