internal import ArgumentParser
internal import CommandRunning
internal import FileAccess
internal import FlyingFox
internal import FlyingSocks
internal import Foundation
internal import ProgramVersion

@main
enum Main {
  static func main() async {
    CommandProcess.prepare()
    exit(await PreviewServerCommand.run(CommandProcess.arguments, in: .ofProcess))
  }
}

/// Shows the preview in a browser.
struct PreviewServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue-preview",
    abstract: "Show the preview in a browser, and reload it whenever a source changes.",
    discussion: """
      Runs "catalogue preview --watch" and serves its page to this machine only, at 127.0.0.1. Ctrl-C ends it.

        catalogue-preview
        catalogue-preview --port 8080 -- --market catalogue/italy --baseline last-release.json
      """,
    version: ProgramVersion.text)

  @Option(help: ArgumentHelp("The port to listen on; 0 for any free one.", valueName: "number"))
  var port: UInt16 = 8765

  @Option(
    name: .customLong("file"),
    help: ArgumentHelp(
      "The file that the page is written to. Default: Generated/preview/live-PORT.html.", valueName: "file"),
    transform: GivenPath.checked)
  var givenFile: String?

  /// A file of its own for each server: each serves what is in it.
  private var file: String { givenFile ?? "Generated/preview/live-\(port).html" }

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("Options for \"catalogue preview\".", valueName: "options"))
  var options: [String] = []

  func run() async throws {
    let maker = try PageMaker(writing: file, options: options)
    defer { maker.stop() }
    // Once the page maker is started: else it would ignore Ctrl-C too.
    let interruption = Interruption()
    let updates = PageUpdates(file: file)
    let isInterrupted = try await withThrowingTaskGroup(of: Bool.self) { group in
      group.addTask {
        await interruption.wait()
        return true
      }
      group.addTask {
        try await show(maker, updates)
        return false
      }
      defer { group.cancelAll() }
      return try await group.next() ?? true
    }
    if !isInterrupted { throw ExitCode(maker.exitCode) }
  }

  /// Serves the page until its maker ends, which has then printed the reason.
  private func show(_ maker: PageMaker, _ updates: PageUpdates) async throws {
    var serving: Task<Void, Never>?
    defer { serving?.cancel() }
    for await line in maker.lines {
      try printLine(line)
      try await updates.publish()
      guard serving == nil else { continue }
      let server = HTTPServer(
        config: .init(address: try .inet(ip4: "127.0.0.1", port: port), logger: .disabled),
        handler: PageHandler(updates: updates))
      serving = Task { try? await server.run() }
      try await announce(server)
    }
  }

  private func announce(_ server: HTTPServer) async throws {
    try? await server.waitUntilListening(timeout: 2)
    guard case .ip4(_, let port)? = await server.listeningAddress else {
      throw FileError("can't listen on port \(port) of 127.0.0.1: choose another with --port")
    }
    try printLine("http://127.0.0.1:\(port)/ (Ctrl-C ends it)")
  }

  /// Prints a line at once, also into a pipe.
  private func printLine(_ line: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
  }
}
