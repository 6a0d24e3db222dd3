/// A command with arguments that it succeeds with, in each of which every path is tried that a person could give.
public struct PathTrial: Sendable, CustomStringConvertible {
  /// The words of the command, as `CommandHelp` has them.
  public let command: String
  private var arguments: [String]
  private let only: Set<String>
  private let replaced: Set<String>
  private let followed: Set<String>
  private let changed: [String]

  /// - Parameters:
  ///   - arguments: without spaces in them.
  ///   - only: the arguments to try paths for, as the help writes them; all unless some are named.
  ///   - replaced: the arguments that name a file which the command replaces.
  ///   - followed: the arguments whose file is written where a link in its place leads.
  ///   - changed: how the paths begin of the files that it changes with these arguments.
  public init(
    _ command: String, _ arguments: String = "", only: Set<String> = [], replaced: Set<String> = [],
    followed: Set<String> = [], changed: [String] = []
  ) {
    self.command = command
    self.arguments = arguments.split(separator: " ").map(String.init)
    (self.only, self.replaced, self.followed, self.changed) = (only, replaced, followed, changed)
  }

  /// The same with a value in place of a word that stands for it.
  public func with(_ value: String, for word: String) -> PathTrial {
    var trial = self
    trial.arguments = arguments.map { $0.replacing(word, with: value) }
    return trial
  }

  /// As it is typed.
  public var description: String { "\(command) \(arguments.joined(separator: " "))" }

  /// What goes wrong with the arguments as they are, and then with each path in place of each.
  /// - Parameter workspace: the folder that the command needs, which isn't changed.
  public func problems(of program: TriedProgram, in workspace: String) throws -> [String] {
    guard let help = try program.commands().first(where: { $0.words == command }) else {
      return ["\(program.name) has no command \"\(command)\""]
    }
    let paths = PathArgument.all(of: help)
    let misspelt = only.union(replaced).subtracting(paths.map(\.argument.label))
    guard misspelt.isEmpty else { return ["\(command) has no paths \(misspelt.sorted())"] }
    let master = try PathTrialFolder(of: workspace)
    let good = try program.run(self, arguments, in: try master.copy())
    guard good.isSuccess else { return ["\(self): \(good.ending) \(good.output)\(good.errors)"] }
    return try paths.filter { only.isEmpty || only.contains($0.argument.label) }
      .flatMap { argument in
        try PathTrialFolder.paths.flatMap { path in
          try problems(
            of: program, argument, argument.replaced(in: arguments, of: help, by: path), path, master)
        }
      }
  }

  private func problems(
    of program: TriedProgram, _ argument: PathArgument, _ arguments: [String], _ path: String,
    _ master: PathTrialFolder
  ) throws -> [String] {
    let folder = try master.copy()
    if path.hasPrefix("full/") { try folder.addFullDisk() }
    let run = try program.run(self, arguments, in: folder)
    let isReplaced = run.isSuccess && replaced.contains(argument.argument.label)
    let isFollowed = run.isSuccess && followed.contains(argument.argument.label) && path == "link"
    let changed =
      changed + (isReplaced ? [path] : []) + (isFollowed ? [PathTrialFolder.linkTarget] : [])
    let problems = run.problems + master.problems(in: folder, changed: changed)
    return problems.map {
      "\(command) \(argument.argument.label) \"\(argument.form)\" with \"\(path)\": \($0)"
    }
  }
}
