/// A program of the project whose arguments are tried.
public struct TriedProgram: Sendable {
  let name: String
  private let stop: @Sendable (_ arguments: [String]) -> String?
  private let input: @Sendable (_ command: String, _ folder: String) -> String

  /// - Parameters:
  ///   - stop: what a run prints that would then go on for ever; `nil` for a run that ends by itself.
  ///   - input: what a command is given on its standard input, in a folder.
  public init(
    _ name: String, stop: @escaping @Sendable (_ arguments: [String]) -> String? = { _ in nil },
    input: @escaping @Sendable (_ command: String, _ folder: String) -> String = { _, _ in "" }
  ) {
    (self.name, self.input, self.stop) = (name, input, stop)
  }

  /// Whether paths can be tried: to the administrator of a machine a folder that nobody may write means nothing, so the
  /// program is then run as the user "nobody".
  public var isTestable: Bool {
    guard let result = try? Program.run(User.unprivileged + [Program.built(name), "--version"]) else {
      return false
    }
    if result.status != 0 { print("skipped: \(name) can't be run as nobody: \(result.errors)") }
    return result.status == 0
  }

  func commands() throws -> [CommandHelp] { try CommandHelp.all(of: name) }

  /// The commands that no trial is of.
  public func commands(besides trials: [PathTrial]) throws -> [String] {
    try commands().map(\.words).filter { words in !trials.contains { $0.command == words } }
  }

  /// The arguments of which it isn't known whether they are paths: `PathArgument` has two lists to add them to.
  public func unknownArguments() throws -> [String] { try commands().flatMap(PathArgument.unknown) }

  func run(_ trial: PathTrial, _ arguments: [String], in folder: PathTrialFolder) throws -> WatchedRun {
    let words = trial.command.split(separator: " ").map(String.init)
    return try WatchedRun(
      User.unprivileged + [Program.built(name)] + words + arguments, in: folder.project,
      input: input(trial.command, folder.project), stopsAt: stop(arguments))
  }
}
