/// An argument of a command that is a path, or has one in it.
struct PathArgument {
  let argument: CommandHelp.Argument
  /// The argument's value, with `*` for the path.
  let form: String

  /// What the values of arguments are called in the help that are paths.
  private static let forms: [String: [String]] = [
    "catalogue": ["*"], "file": ["*"], "file.svg": ["*"], "folder": ["*"], "in": ["*"], "input": ["*"],
    "new": ["*"], "old": ["*"], "out": ["*"],
    "public-key=command": ["*=cat"], "public-key=file": ["*=anna.pub.pem", "anna.pub.pem=*"],
    "role=file": ["root=*"],
  ]

  /// What the values of all other arguments are called.
  private static let others: Set = [
    "#RRGGBB", "YYYY-MM-DD", "category", "days", "format", "https", "id", "ids", "name", "number", "options",
    "rank",
    "output", "role", "role=days", "role=identifier", "role=number", "seconds", "template", "text",
    "theirs=ours",
    "url",
    "version", "when",
  ]

  /// The paths that a command takes.
  static func all(of command: CommandHelp) -> [PathArgument] {
    command.arguments.flatMap { argument in
      (forms[argument.valueName] ?? []).map { PathArgument(argument: argument, form: $0) }
    }
  }

  /// The arguments of a command that are in neither list.
  static func unknown(of command: CommandHelp) -> [String] {
    command.arguments.filter { forms[$0.valueName] == nil && !others.contains($0.valueName) }
      .map { "\(command.words) \($0.label): \($0.valueName)" }
  }

  /// Arguments with this one's path in place of what they give for it, or after them.
  func replaced(in arguments: [String], of command: CommandHelp, by path: String) -> [String] {
    let value = form.replacing("*", with: path)
    var result = arguments
    guard argument.isOption else {
      let position = command.arguments.filter { !$0.isOption }.firstIndex { $0.label == argument.label } ?? 0
      let places = Self.positions(in: arguments, of: command)
      guard position < places.count else { return arguments + [value] }
      result[places[position]] = value
      return result
    }
    guard let name = arguments.firstIndex(of: argument.label) else {
      return arguments + [argument.label, value]
    }
    result[name + 1] = value
    return result
  }

  /// Where the arguments stand that have no name.
  private static func positions(in arguments: [String], of command: CommandHelp) -> [Int] {
    let options = Set(command.arguments.filter(\.isOption).map(\.label))
    return arguments.indices.filter { index in
      !arguments[index].hasPrefix("--") && (index == 0 || !options.contains(arguments[index - 1]))
    }
  }
}
