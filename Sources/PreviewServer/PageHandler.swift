internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// Serves the page, and events about newer ones; nothing else.
struct PageHandler: HTTPHandler {
  let updates: PageUpdates

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard Self.isLocal(request.headers[.host]) else { return HTTPResponse(statusCode: .forbidden) }
    guard request.method == .GET else { return HTTPResponse(statusCode: .methodNotAllowed) }
    switch request.path {
    case "/": return response("text/html; charset=utf-8", .init(data: Data(await updates.page)))
    case "/events":
      return response(
        "text/event-stream", .init(from: VersionEvents(versions: await updates.versions())))
    default: return HTTPResponse(statusCode: .notFound)
    }
  }

  /// Whether a request is for this machine. Another site can make its own host name resolve to this machine (DNS
  /// rebinding), but not these names.
  private static func isLocal(_ host: String?) -> Bool {
    guard let host else { return false }
    let name = host.split(separator: ":", maxSplits: 1).first
    return name == "127.0.0.1" || name == "localhost"
  }

  private func response(_ type: String, _ body: HTTPBodySequence) -> HTTPResponse {
    let headers: HTTPHeaders = [
      .contentType: type, HTTPHeader("Cache-Control"): "no-store",
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
      HTTPHeader("Content-Security-Policy"): "frame-ancestors 'none'",
    ]
    return HTTPResponse(statusCode: .ok, headers: headers, body: body)
  }
}

/// Versions as server-sent events (the HTML standard, section 9.2), until the listener is gone.
struct VersionEvents: AsyncBufferedSequence {
  typealias Element = UInt8

  let versions: AsyncStream<String>

  func makeAsyncIterator() -> Iterator { Iterator(versions: versions.makeAsyncIterator()) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var versions: AsyncStream<String>.Iterator
    private var rest: ArraySlice<UInt8> = []

    init(versions: AsyncStream<String>.Iterator) { self.versions = versions }

    mutating func next() async -> UInt8? { await nextBuffer(suggested: 1)?.first }

    mutating func nextBuffer(suggested count: Int) async -> ArraySlice<UInt8>? {
      if rest.isEmpty {
        guard let version = await versions.next() else { return nil }
        rest = Array("retry: 500\ndata: \(version)\n\n".utf8)[...]
      }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
  }
}
