internal import CommandRunning
internal import Foundation
internal import TestSupport

extension FolderCase {
  /// The day on which every case runs, 2026-06-01 at noon in UTC.
  private static let now = Date(timeIntervalSince1970: 1_780_315_200)
  private static let environment = [
    "SOURCE_DATE_EPOCH": "1780315200", "NO_COLOR": "1", "TERM": "dumb", "LC_ALL": "C", "TZ": "UTC",
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CEILING_DIRECTORIES": "/",
  ]
  /// The project's folders that a case has unless it brings its own.
  private static let links = ["schemas", "templates"]

  /// Runs the commands.
  /// - Returns: what `expected` should have: each command with its output, error lines after "! ", and at the end the files
  ///   that changed, as git shows them. Files of `Generated` are left out; a command such as `cat` prints them.
  /// - Throws: `CaseError`, if a command has another exit code than `command` says.
  public func run(_ programs: [String: CommandRun.Function]) async throws -> String {
    let home = try TemporaryFolder()
    let folder = "\(home.path)/b"
    for copy in ["a", "b"] { try copyFiles(to: "\(home.path)/\(copy)") }
    let added = Self.links.filter { !FileManager.default.fileExists(atPath: "\(folder)/\($0)") }
    for name in added {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/\(name)", withDestinationPath: Project.root.appendingPathComponent(name).path)
    }
    var text = ""
    var failures: [String] = []
    for command in try commands() {
      let result = try await run(command.line, programs, in: folder)
      text += "$ \(command.line)\n" + Self.closed(result.output) + Self.quoted(result.errors)
      if result.status != command.status { failures.append("exit code \(result.status) of: \(command.line)") }
    }
    for name in added { try FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
    text = text.replacing(folder, with: "FOLDER").replacing(/\(commit [^)]+\)/, with: "(commit COMMIT)")
    text += (try changes(in: home.path))
    guard failures.isEmpty else { throw CaseError("\(name): \(failures.joined(separator: "; "))\n\(text)") }
    return text
  }

  private func copyFiles(to target: String) throws {
    let files = FileManager.default
    try files.copyItem(atPath: folder.path, toPath: target)
    for name in Self.ownFiles { try? files.removeItem(atPath: "\(target)/\(name)") }
  }

  private func run(
    _ line: String, _ programs: [String: CommandRun.Function], in folder: String
  ) async throws -> Program.Result {
    var words = try ShellWords(line).words
    guard let program = programs[words.removeFirst()] else {
      return try Program.run(["sh", "-c", line], in: folder, environment: Self.environment)
    }
    var input: [UInt8] = []
    if words.count > 1, words[words.count - 2] == "<" {
      input = Array(try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(words.removeLast())")))
      words.removeLast()
    }
    guard words.first == "lsp" else {
      return try await CommandRun.run(
        program, words, in: folder, environment: Self.environment, now: Self.now, input: input)
    }
    let result = try await CommandRun.run(
      program, words, in: folder, environment: Self.environment, now: Self.now,
      input: EditorTranscript.framed(input, folder: folder))
    return Program.Result(
      status: result.status, output: EditorTranscript.lines(of: result.output), errors: result.errors)
  }

  /// What changed in the folder `b` since it was the same as `a`.
  private func changes(in home: String) throws -> String {
    try? FileManager.default.removeItem(atPath: "\(home)/b/Generated")
    let result = try Program.run(
      [
        "git", "-c", "core.quotePath=false", "diff", "--no-index", "--no-prefix", "--no-renames", "--binary",
        "a", "b",
      ], in: home, environment: Self.environment)
    guard result.status < 2 else { throw CaseError("\(name): \(result.errors)") }
    // The hashes say nothing to a reader.
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.hasPrefix("index ") }.joined(separator: "\n")
  }

  private static func closed(_ text: String) -> String {
    text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at the end\n"
  }

  private static func quoted(_ errors: String) -> String {
    closed(errors).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { $0.isEmpty ? "!\n" : "! \($0)\n" }.joined()
  }
}
