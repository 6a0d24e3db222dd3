public import Foundation
internal import TestSupport

/// A folder of Tests/Fixtures/cases: files, commands that run among them, and the output and the changes that follow.
///
/// `command` has a command on each line, after the exit code that it must have; lines with "#" say what the case shows.
/// `catalogue` and `catalogue-bundle` run as functions, everything else in a shell. All other files but `expected` are
/// there when the first command starts, and the project's folders `schemas` and `templates`, unless the case has its own.
public struct FolderCase: Sendable, CustomStringConvertible {
  /// The folder of all areas.
  public static let root = Project.root.appendingPathComponent("Tests/Fixtures/cases")
  /// The files that say what the case is.
  static let ownFiles = ["command", "expected"]

  /// The area and the name, such as `commands/rename-keeps-alias`.
  public let name: String

  /// The cases of an area, such as `commands`. With `CASES=commands/rename` only those whose names begin so.
  public static func all(of area: String) -> [FolderCase] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(area).path)
    let start = ProcessInfo.processInfo.environment["CASES"] ?? ""
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted().map { FolderCase(name: "\(area)/\($0)") }
      .filter { $0.name.hasPrefix(start) }
  }

  /// The name.
  public var description: String { name }
  var folder: URL { Self.root.appendingPathComponent(name) }
  private var expectedFile: URL { folder.appendingPathComponent("expected") }

  /// A line of `command`.
  struct Command {
    let status: Int32
    let line: String
  }

  func commands() throws -> [Command] {
    let text = try String(contentsOf: folder.appendingPathComponent("command"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    return try lines.map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let status = Int32(parts[0]) else {
        throw CaseError("\(name)/command: expected \"EXITCODE COMMAND\": \(line)")
      }
      return Command(status: status, line: String(parts[1]))
    }
  }

  /// What the file `expected` has.
  public func expected() throws -> String { try String(contentsOf: expectedFile, encoding: .utf8) }

  /// Writes the file `expected`.
  public func record(_ text: String) throws {
    try text.write(to: expectedFile, atomically: true, encoding: .utf8)
  }
}

/// A case that can't be run.
public struct CaseError: Error, CustomStringConvertible {
  /// What is wrong, in a sentence.
  public let description: String

  init(_ description: String) { self.description = description }
}
