import Foundation
import TestSupport

/// `Tests/Fixtures/http/server.py`, which ends with the test.
final class MisbehavingServer {
  private let process = Process()
  private let input = Pipe()
  private let base: URL

  init() throws {
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", Project.root.appendingPathComponent("Tests/Fixtures/http/server.py").path,
    ]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    guard let url = URL(string: "http://127.0.0.1:\(port.trimmingCharacters(in: .newlines))") else {
      throw CocoaError(.fileReadUnknown)
    }
    base = url
  }

  deinit { process.terminate() }

  func url(_ path: String) throws -> URL {
    guard let url = URL(string: "\(base.absoluteString)/\(path)") else { throw CocoaError(.fileReadUnknown) }
    return url
  }
}
