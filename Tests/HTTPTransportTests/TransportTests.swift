import Foundation
import TestSupport
import Testing

@testable import HTTPTransport

@Suite("Downloads from correct and faulty servers", .enabled(if: Python.isThere("python")))
struct TransportTests {
  private let server: MisbehavingServer
  private let transport: SystemTransport
  /// The server's only file.
  private let file = (0..<8).flatMap { _ in Array(UInt8.min ... .max) }

  init() throws {
    server = try MisbehavingServer()
    var options = TransportOptions()
    options.allowsLoopbackHTTP = true
    options.idleTimeout = .seconds(1)
    options.totalTimeout = .seconds(3)
    transport = SystemTransport(options: options)
  }

  private func get(_ path: String, maximumLength: Int64 = 2048) async throws -> [UInt8]? {
    try await transport.get(server.url(path), maximumLength: maximumLength)
  }

  private func failure(_ path: String) async throws -> TransportError.Reason? {
    do {
      _ = try await transport.get(server.url(path), maximumLength: 2048)
      return nil
    } catch let error as TransportError {
      return error.reason
    }
  }

  @Test(
    "the whole file is downloaded, also after redirects, compressed, or with trailing bytes",
    arguments: ["file", "hops/4", "endless-redirect", "gzip", "too-long"])
  func wholeFile(path: String) async throws {
    #expect(try await get(path) == file)
  }

  @Test("a file may be empty")
  func empty() async throws {
    #expect(try await get("empty", maximumLength: 0) == [])
  }

  @Test(
    "404 and 403 mean that the file is absent",
    arguments: ["status/404", "status/403", "endless/404"])
  func absent(path: String) async throws {
    #expect(try await get(path) == nil)
  }

  @Test("any other status is an error", arguments: [204, 206, 300, 304, 401, 410, 500, 503])
  func status(_ status: Int) async throws {
    #expect(try await failure("status/\(status)") == .status(status))
  }

  @Test("an error has the time of Retry-After, in seconds or as a date")
  func retryAfter() async throws {
    let date = try #require(HTTPDate("Fri, 31 Dec 1999 23:59:59 GMT"))
    let path = "busy/Fri,%2031%20Dec%201999%2023:59:59%20GMT"
    #expect(try await failure(path) == .status(503, retryAfter: .date(date)))
    #expect(try await failure("busy/120") == .status(503, retryAfter: .seconds(120)))
    #expect(try await failure("busy/soon") == .status(503))
  }

  @Test("no more than the maximum length is downloaded", arguments: ["file", "endless/200", "bomb", "gzip"])
  func tooLong(path: String) async throws {
    let error = await #expect(throws: TransportError.self) { try await get(path, maximumLength: 2047) }
    #expect(error?.reason == .tooLong(limit: 2047))
  }

  @Test(
    "a header or a trailer without an end is given up",
    arguments: ["endless-headers", "endless-trailer"])
  func endlessHeader(path: String) async throws {
    switch try await failure(path) {
    case .tooLong, .connectionFailed: break
    case let reason: Issue.record("\(path) ended with \(String(describing: reason))")
    }
  }

  @Test(
    "a server that sends nothing, or too slowly, times out",
    arguments: ["silence", "stall", "drip"])
  func timeOut(path: String) async throws {
    #expect(try await failure(path) == .timedOut)
  }

  @Test(
    "a broken connection, or one without HTTP, is an error",
    arguments: ["too-short", "boast", "garbage"])
  func broken(path: String) async throws {
    guard case .connectionFailed(let message) = try await failure(path) else {
      Issue.record("\(path) didn't fail as a connection")
      return
    }
    #expect(!message.isEmpty)
  }

  @Test("five redirects are followed, and not six", arguments: ["hops/5", "loop"])
  func tooManyRedirects(path: String) async throws {
    #expect(try await failure(path) == .tooManyRedirects(limit: 5))
  }

  @Test("a redirect to plain http elsewhere isn't followed")
  func redirectToHTTP() async throws {
    let target = try #require(URL(string: "http://example.org"))
    #expect(try await failure("to/http://example.org") == .redirectNotAllowed(target))
  }

  @Test("a redirect to a local file isn't followed")
  func redirectToFile() async throws {
    let bytes = try? await get("to/file:///etc/hosts", maximumLength: 1_000_000)
    #expect(bytes == nil)
  }

  @Test("a redirect without an address is an error")
  func redirectToNowhere() async throws {
    #expect(try await failure("nowhere") == .status(302))
  }

  @Test("a redirect to an invalid address is an error, and the next file is downloaded")
  func hostileRedirects() async throws {
    let locations = [
      "//%00/", "//%2F/", "//%5B/", "//[::1]", "//[", "//[::1", "//", "//:", "//@", "//user@127.0.0.1/",
      "http:",
      "http://", "http:////", "http://127.0.0.1:99999999/", "http://127.0.0.1\\@example.org/", "//\u{FF}/",
    ]
    for location in locations {
      let name = location.unicodeScalars.map { String(format: "%02x", $0.value) }.joined()
      await #expect(throws: TransportError.self, "\(location)") {
        try await get("to-hex/\(name)", maximumLength: 0)
      }
    }
    #expect(try await get("file") == file)
  }

  @Test("cookies aren't sent back")
  func cookies() async throws {
    _ = try await get("cookie")
    let headers = String(decoding: try #require(try await get("headers")), as: UTF8.self)
    #expect(!headers.lowercased().contains("cookie"))
  }

  @Test("a cancelled task ends without waiting for the server")
  func cancellation() async throws {
    let url = try server.url("silence")
    let task = Task { [transport] in try await transport.get(url, maximumLength: 1) }
    task.cancel()
    let error = await #expect(throws: TransportError.self) { try await task.value }
    #expect(error?.reason == .cancelled)
  }

  @Test("a cancelled download doesn't delay later ones")
  func cancellationOnTheWay() async throws {
    var options = TransportOptions()
    options.allowsLoopbackHTTP = true
    let patient = SystemTransport(options: options)
    let url = try server.url("stall")
    let task = Task { try await patient.get(url, maximumLength: 1) }
    try await Task.sleep(for: .milliseconds(100))
    task.cancel()
    #expect(try await patient.get(server.url("file"), maximumLength: 2048) == file)
  }

  /// How many of some requests that are made at once bring the file.
  private func simultaneousFiles(_ path: String, requests: Int) async throws -> Int {
    let url = try server.url(path)
    var options = TransportOptions()
    options.allowsLoopbackHTTP = true
    let transport = SystemTransport(options: options)
    return await withTaskGroup(of: Bool.self) { [file] group in
      for _ in 0..<requests {
        group.addTask { (try? await transport.get(url, maximumLength: 2048)) == file }
      }
      return await group.reduce(0) { $1 ? $0 + 1 : $0 }
    }
  }

  @Test("four files are downloaded at once, and no fifth")
  func simultaneousRequests() async throws {
    #expect(try await simultaneousFiles("together/4/20", requests: 4) == 4)
    #expect(try await simultaneousFiles("together/5/0.2", requests: 5) == 0)
  }

  @Test("connections that the server ended, however many, fail no download")
  func endedConnections() async throws {
    for _ in 0..<20 { #expect(try await get("once") == file) }
  }

  @Test("a body after a status that has none isn't taken for the next answer", arguments: [204, 304])
  func lateBody(status: Int) async throws {
    #expect(try await failure("late/\(status)") == .status(status))
    #expect(try await get("file") == file)
  }

  @Test("after all these failures the same transport downloads the next file")
  func goesOn() async throws {
    for path in ["loop", "bomb", "too-short", "endless/404"] { _ = try? await get(path) }
    #expect(try await get("file") == file)
  }
}
