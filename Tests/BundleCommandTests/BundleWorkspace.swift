import BundleCommand
import BundleTestSupport
import CommandTestSupport
import Foundation
import TestSupport

/// A folder with a catalogue, keys and roots, in which the command runs.
struct BundleWorkspace {
  /// The program.
  static let command = Program.built("catalogue-bundle")

  let folder: TemporaryFolder

  var path: String { folder.path }

  /// A folder with the keys of Anna and Bruno, who sign roots together, of the release and of the daily job, and with
  /// the first root. The keys are the same for all tests: each folder with its own would cost nine runs.
  init() async throws {
    folder = try TemporaryFolder()
    for (name, bytes) in try await Self.files.value { try folder.write(name, bytes) }
  }

  /// A folder with nothing in it yet.
  init(in folder: TemporaryFolder) { self.folder = folder }

  /// The same with new keys.
  static func withNewKeys() async throws -> BundleWorkspace {
    let workspace = BundleWorkspace(in: try TemporaryFolder())
    for (role, name) in [("root", "anna"), ("root", "bruno"), ("targets", "release"), ("timestamp", "ci")] {
      try await workspace.makeKey(name, for: role)
    }
    try await workspace.succeed(
      "root init --key root=anna.pub.pem --key root=bruno.pub.pem --key targets=release.pub.pem "
        + "--key snapshot=ci.pub.pem --key timestamp=ci.pub.pem")
    try await workspace.sign("anna", "bruno")
    return workspace
  }

  private static let files = Task {
    let workspace = try await withNewKeys()
    let keys = ["anna", "bruno", "release", "ci"].flatMap { ["\($0).pem", "\($0).pub.pem"] }
    return (keys + ["roots/1.root.json"]).map { ($0, workspace.folder.bytes($0) ?? []) }
  }

  /// Runs the command within this process, with arguments that have no spaces in them.
  /// - Parameter now: the present time, if it isn't the clock's.
  @discardableResult
  func run(
    _ arguments: String, environment: [String: String] = [:], now: Date? = nil
  ) async throws -> Program.Result {
    try await run(arguments.split(separator: " ").map(String.init), environment: environment, now: now)
  }

  func run(
    _ arguments: [String], environment: [String: String] = [:], now: Date? = nil
  ) async throws -> Program.Result {
    // The folder is deleted when nothing refers to it any more.
    defer { withExtendedLifetime(folder) {} }
    return try await CommandRun.run(
      BundleProgram.run, arguments, in: path, environment: environment, now: now)
  }

  /// Runs a line of a document in a shell that finds the program.
  func shell(_ line: String) throws -> Program.Result {
    let folder = URL(fileURLWithPath: Self.command).deletingLastPathComponent().path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return try withExtendedLifetime(self.folder) {
      try Program.run(["sh", "-c", line], in: self.path, environment: ["PATH": "\(folder):\(path)"])
    }
  }

  /// It didn't end with exit code 0.
  struct Failure: Error {
    let result: Program.Result
  }

  /// Runs the command, which must succeed, and returns its output.
  @discardableResult
  func succeed(_ arguments: String) async throws -> String {
    let result = try await run(arguments)
    guard result.status == 0 else { throw Failure(result: result) }
    return result.output
  }

  func makeKey(_ name: String, for role: String) async throws {
    try await succeed("keys new --role \(role) --out \(name).pem")
  }

  /// Signs the root draft with some people's keys.
  func sign(_ names: String...) async throws {
    for name in names { try await succeed("root sign --key \(name).pem") }
  }

  /// Writes a sample catalogue for `publish`.
  func write(_ sample: SampleCatalogue) throws {
    for name in ["catalogue", "Generated/logos"] {
      try FileManager.default.createDirectory(atPath: "\(path)/\(name)", withIntermediateDirectories: true)
    }
    try folder.write("catalogue/italy.json", sample.json)
    for (name, bytes) in sample.logos { try folder.write("Generated/\(name)", bytes) }
  }

  /// The arguments of a usual release.
  static let publish = "publish --repository site --key release.pem --key ci.pem"
  /// The arguments of a usual verification.
  static let verify = "verify site --root roots/1.root.json"

  /// The arguments of the first release.
  static let publishFirst = "\(publish) --first"

  /// Publishes a sample catalogue.
  @discardableResult
  func publish(_ sample: SampleCatalogue) async throws -> String {
    try write(sample)
    return try await succeed(Self.publishFirst)
  }

  /// The paths of the published files.
  var published: Set<String> {
    let names = FileManager.default.enumerator(atPath: "\(path)/site")?.compactMap { $0 as? String } ?? []
    return Set(names.filter { $0.hasSuffix(".json") || $0.hasSuffix(".gz") || $0.hasSuffix(".svg") })
  }
}
