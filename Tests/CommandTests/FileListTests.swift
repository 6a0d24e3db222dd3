import Foundation
import TestSupport
import Testing

/// What a build system is told of files, held to the calls that the command makes.
@Suite("catalogue generate --list-files", .enabled(if: Strace.isThere, "needs strace"))
struct FileListTests {
  @Test(
    "names every file that is read and no other, and only the output is written",
    arguments: [
      ("catalogue/italy", false), ("catalogue/italy", true), ("catalogue/italy.json", true),
    ])
  func files(input: String, isBuilt: Bool) async throws {
    let workspace = try Workspace()
    if isBuilt { try await workspace.run("build") }
    try workspace.folder.write("catalogue/italy/notes.txt", "Not a source.".utf8)
    let arguments = ["generate", input, "--output", "App/Brands.swift"]
    let list = try await workspace.run(arguments + ["--list-files"]).lines
    let calls = try FileCalls(of: [Workspace.command] + arguments, in: workspace.path)
    #expect(calls.read == Set(list))
    #expect(list == list.sorted())
    // It is written beside its place, and then takes the name.
    #expect(calls.written.allSatisfy { $0.wholeMatch(of: /App\/Brands\.swift\.[0-9]+\.tmp/) != nil })
    #expect(calls.renamed == ["App/Brands.swift"])
  }

  @Test("writes nothing itself")
  func nothing() async throws {
    let workspace = try Workspace()
    let before = try workspace.outputs()
    let result = try await workspace.run(
      "generate", "catalogue/italy", "--output", "Brands.swift", "--list-files")
    #expect((result.status, result.errors) == (0, ""))
    #expect(try workspace.outputs() == before)
  }
}

/// The files of a folder that a command opens, as the system sees it.
private struct FileCalls {
  private(set) var read: Set<String> = []
  private(set) var written: Set<String> = []
  /// The names that files were given.
  private(set) var renamed: Set<String> = []

  init(of command: [String], in folder: String) throws {
    let trace = try TemporaryFolder()
    let log = "\(trace.path)/log"
    let calls = "trace=open,openat,creat,rename,renameat,renameat2,unlink,unlinkat"
    let result = try Program.run(["strace", "-f", "-o", log, "-e", calls] + command, in: folder)
    try #require(result.status == 0, "\(result.errors)")
    for line in try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n") {
      add(line, folder)
    }
  }

  private mutating func add(_ line: Substring, _ folder: String) {
    let paths = line.matches(of: /"([^"]*)"/).map { Self.relative(String($0.1), to: folder) }
    guard let path = paths.last?.flatMap({ $0 }), !line.contains(" = -1 ") else { return }
    if line.contains("rename") {
      renamed.insert(path)
    } else if line.contains("O_WRONLY") || line.contains("O_RDWR") || !line.contains("O_RDONLY") {
      written.insert(path)
    } else if !line.contains("O_DIRECTORY") {
      read.insert(path)
    }
  }

  /// A path within the folder; `nil` for one that leads elsewhere.
  private static func relative(_ path: String, to folder: String) -> String? {
    if path.hasPrefix(folder + "/") { return String(path.dropFirst(folder.count + 1)) }
    return path.hasPrefix("/") ? nil : path
  }
}
