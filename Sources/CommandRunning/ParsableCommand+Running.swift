public import ArgumentParser
internal import FileAccess
internal import Foundation

extension AsyncParsableCommand {
  /// Runs the command, or the subcommand that the arguments name.
  /// - Parameters:
  ///   - check: rejects arguments before they are parsed.
  ///   - status: the exit code of an error; `nil` for the usual one.
  /// - Returns: the exit code.
  public static func run(
    _ arguments: [String], in context: CommandContext,
    check: ([String]) throws -> Void = { _ in },
    status: (any Error) -> ExitCode? = { _ in nil }
  ) async -> Int32 {
    await CommandContext.$current.withValue(context) {
      await WorkingFolder.$path.withValue(context.folder) {
        let code = await result(arguments, check, status)
        do { try context.output.end() } catch {
          Console.printError("Error: \(error)")
          return code == 0 ? 1 : code
        }
        return code
      }
    }
  }

  private static func result(
    _ arguments: [String], _ check: ([String]) throws -> Void, _ status: (any Error) -> ExitCode?
  ) async -> Int32 {
    do {
      try check(arguments)
      var command = try parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      return 0
    } catch {
      return report(error, status(error))
    }
  }

  /// Prints an error, or the help that was asked for, and returns the exit code.
  private static func report(_ error: any Error, _ status: ExitCode?) -> Int32 {
    let context = CommandContext.current
    let code = exitCode(for: error)
    // Help is as wide as the terminal.
    let columns = context.environment["COLUMNS"].flatMap { Int($0) } ?? (context.output.isTerminal ? nil : 80)
    let text = fullMessage(for: error, columns: columns)
    guard !text.isEmpty else { return (status ?? code).rawValue }
    if code.isSuccess { Console.print(text) } else { Console.printError(text) }
    return (status ?? code).rawValue
  }
}

/// The process that runs a command.
public enum CommandProcess {
  /// Prepares the process, before anything asynchronous starts: opens the standard streams that are closed, and ends the
  /// process (exit code 64) if an argument isn't UTF-8.
  public static func prepare() {
    StandardStreams.open()
    ProgramArguments.check()
  }

  /// The arguments of the process.
  public static var arguments: [String] { Array(CommandLine.arguments.dropFirst()) }
}
