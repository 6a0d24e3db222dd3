public import Foundation

/// Runs outside programs.
public enum Program {
  /// The result of a run.
  public struct Result: Sendable {
    /// The exit code.
    public let status: Int32
    /// What it printed.
    public let output: String
    /// What it printed to the error stream.
    public let errors: String

    /// A result.
    public init(status: Int32, output: String, errors: String) {
      (self.status, self.output, self.errors) = (status, output, errors)
    }

    /// What it printed, line by line.
    public var lines: [String] { output.split(separator: "\n").map(String.init) }
  }

  /// Runs a command, in the project's folder unless another is named.
  public static func run(
    _ command: [String], in folder: String = Project.root.path, environment: [String: String] = [:]
  ) throws -> Result {
    let streams = try TemporaryFolder()
    let (output, errors) = (try streams.write("output", []), try streams.write("errors", []))
    let process = process(command, in: folder, environment: environment)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    // On Linux waitUntilExit takes a whole core while it waits, which the program then lacks. But only it closes what
    // Foundation holds open of each process, and some thousand open files make its sockets read past their memory.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
    process.waitUntilExit()
    return Result(
      status: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// Runs a command and kills it after some time, if it hasn't ended by then.
  public static func runAndKill(_ command: [String], in folder: String, after seconds: Double) throws {
    let process = process(command, in: folder, environment: [:])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.sleep(forTimeInterval: seconds)
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }

  /// Whether a program that the scripts can install is there; if not, the line to run is printed.
  public static func isThere(_ name: String) -> Bool {
    guard let result = try? run(["scripts/require", "--check", name]) else { return false }
    precondition(result.status != 2, "scripts/require doesn't know \(name)")
    if result.status != 0 { print("skipped without \(name): \(result.output)") }
    return result.status == 0
  }

  /// Where a command of the project is, which is built into the folder of the tests.
  public static func built(_ name: String) -> String {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = tests.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent(name).path
      if FileManager.default.isExecutableFile(atPath: candidate), !isFolder(candidate) { return candidate }
      folder = folder.deletingLastPathComponent()
    }
    return Project.root.appendingPathComponent(".build/debug/\(name)").path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  static func process(_ command: [String], in folder: String, environment: [String: String])
    -> Process
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    return process
  }
}
