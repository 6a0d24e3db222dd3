import Foundation

/// One of a program's commands, as the program's own help describes it.
public struct CommandHelp: Sendable {
  /// Its words after the program's name, such as `root init`; empty for a program without subcommands.
  public let words: String
  let arguments: [Argument]

  /// What it takes.
  struct Argument: Decodable {
    struct Name: Decodable { let name: String }

    /// `positional`, `option` or `flag`.
    let kind: String
    let valueName: String
    private let names: [Name]?

    var isOption: Bool { kind == "option" }

    /// As it is written: `--market`, or `<in>` for one that stands by its position.
    var label: String { isOption ? "--\(names?.last?.name ?? "")" : "<\(valueName)>" }
  }

  private struct Tree: Decodable {
    let commandName: String
    let arguments: [Argument]?
    let subcommands: [Tree]?

    /// The commands that do something; the others only have subcommands.
    func commands(after words: [String]) -> [CommandHelp] {
      let further = (subcommands ?? []).filter { $0.commandName != "help" }
      guard further.isEmpty else {
        return further.flatMap { $0.commands(after: words + [$0.commandName]) }
      }
      let taken = (arguments ?? []).filter { $0.kind != "flag" }
      return [CommandHelp(words: words.joined(separator: " "), arguments: taken)]
    }
  }

  private struct Document: Decodable { let command: Tree }

  /// The commands of one of the project's programs.
  public static func all(of program: String) throws -> [CommandHelp] {
    let help = try Program.run([Program.built(program), "--experimental-dump-help"]).output
    return try JSONDecoder().decode(Document.self, from: Data(help.utf8)).command.commands(after: [])
  }
}
