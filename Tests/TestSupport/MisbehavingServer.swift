public import Foundation

/// `Tests/Fixtures/http/server.py`, which answers every path wrongly in a way of its own, until it is released.
public final class MisbehavingServer {
  /// It didn't begin to listen.
  public struct NotStarted: Error {}

  private let process: Process
  private let input = Pipe()
  private let base: URL

  /// A server that is ready.
  public init() throws {
    let output = Pipe()
    process = Program.process(
      ["python3", "Tests/Fixtures/http/server.py"], in: Project.root.path, environment: [:])
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let url = URL(string: "http://127.0.0.1:\(port.trimmingCharacters(in: .newlines))") else {
      throw NotStarted()
    }
    base = url
  }

  deinit {
    // As for the other server: only this signal isn't blocked.
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// The address of a path.
  public func url(_ path: String) throws -> URL {
    guard let url = URL(string: "\(base.absoluteString)/\(path)") else { throw NotStarted() }
    return url
  }
}
