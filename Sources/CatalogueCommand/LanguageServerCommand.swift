internal import ArgumentParser
internal import CatalogueLanguageServer
internal import CommandRunning
internal import FileAccess
internal import Foundation
internal import ProgramVersion

/// `catalogue lsp`
struct LanguageServerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Serve an editor: findings while you type, completion, hover, fixes, rename.",
    discussion: """
      A language server that speaks the Language Server Protocol over its standard input and output. An editor starts it; \
      docs/EDITORS.md has the lines for each. It reads a catalogue when one of its files is opened, and writes no file.

        catalogue lsp
      """)

  @OptionGroup(title: "Files") var folders: TemplateOptions
  @Option(
    help: ArgumentHelp("How many files to work on at once. Default: one for each core.", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on.") }
  }

  func run() async throws {
    // A client that is gone ends the server by the code below.
    signal(SIGPIPE, SIG_IGN)
    var server = LanguageServer(
      CatalogueDisk(folders), version: ProgramVersion.text,
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount)
    let streams = MessageStreams()
    while server.exitCode == nil,
      let items = streams.next(waits: !server.isUnsettled, whileAlive: server.clientProcess)
    {
      guard !items.isEmpty else {
        guard streams.write(await server.proceeded()) else { break }
        continue
      }
      guard streams.write(await server.answers(to: items)), streams.write(await server.settled()) else {
        break
      }
    }
    // Whoever sends no more may still read.
    while server.hasUnreadFiles, streams.haveReader, streams.write(await server.proceeded()) {}
    guard server.exitCode == nil, server.exitCodeWithoutClient != 0 else {
      throw ExitCode(server.exitCodeWithoutClient)
    }
    throw FileError("the client is gone, and didn't ask the server to shut down")
  }
}

/// The standard streams of a language server.
private final class MessageStreams {
  private let input = CommandContext.current.input
  private let output = CommandContext.current.output.handle
  private var reader = MessageReader()
  private var chunk = [UInt8](repeating: 0, count: 1 << 16)

  /// How often to look whether the client is still there, in milliseconds.
  private static let pause: Int32 = 1000

  /// - Parameters:
  ///   - waits: whether to wait for messages where there are none.
  ///   - client: the client's process.
  /// - Returns: all that came; `nil` where none will come any more.
  func next(waits: Bool, whileAlive client: Int32?) -> [MessageReader.Item]? {
    if isTranscript { return waits ? nextOfTranscript() : [] }
    var items: [MessageReader.Item] = []
    while true {
      // What is there already is taken together, so that it is checked once.
      switch read(waiting: waits && items.isEmpty ? Self.pause : 0) {
      case .bytes: while let item = reader.next() { items.append(item) }
      case .nothing where !items.isEmpty: return items
      case .nothing:
        if let client, kill(client, 0) != 0, errno == ESRCH { return nil }
        if !waits { return items }
      case .end: return items.isEmpty ? nil : items
      }
    }
  }

  /// Whether the input is a file: its messages are answered one by one, each when all before it are settled.
  private var isTranscript: Bool {
    var information = stat()
    return fstat(input.fileDescriptor, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  private func nextOfTranscript() -> [MessageReader.Item]? {
    while true {
      if let item = reader.next() { return [item] }
      guard case .bytes = read(waiting: Self.pause) else { return nil }
    }
  }

  private enum Portion { case bytes, nothing, end }

  private func read(waiting: Int32) -> Portion {
    var event = pollfd(fd: input.fileDescriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&event, 1, waiting) > 0 else { return .nothing }
    let count = Foundation.read(input.fileDescriptor, &chunk, chunk.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return .nothing }
    guard count > 0 else { return .end }
    reader.append(chunk[..<count])
    return .bytes
  }

  /// Whether anybody may read what is written.
  var haveReader: Bool {
    var event = pollfd(fd: output.fileDescriptor, events: 0, revents: 0)
    return poll(&event, 1, 0) == 0
  }

  /// Writes messages; `false` where nobody reads them any more.
  func write(_ messages: [[UInt8]]) -> Bool {
    messages.allSatisfy { message in
      (try? output.write(contentsOf: Data(message))) != nil
    }
  }
}
