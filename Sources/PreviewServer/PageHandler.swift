internal import FlyingFox
internal import Foundation

/// Answers with the page and with the news of others, and with nothing else.
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

  /// Whether a request is for this machine. A page of another site can have its own name lead here (DNS rebinding),
  /// but not this one.
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
