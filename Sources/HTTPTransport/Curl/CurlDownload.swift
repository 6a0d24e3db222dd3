#if !canImport(Darwin)
  internal import Foundation

  /// The download of one file, with all redirects.
  struct CurlDownload: Sendable {
    let url: URL
    let maximumLength: Int64
    let options: TransportOptions

    /// The file's bytes, or `nil` when the server doesn't have it. Returns soon after the caller gives up.
    func run(
      by clients: CurlClientPool, isOver: @Sendable () -> Bool
    ) throws(TransportError) -> [UInt8]? {
      guard let client = clients.take() else { throw failure(.connectionFailed("libcurl can't be used")) }
      var isInStep = true
      defer { if isInStep { clients.giveBack(client) } else { clients.discard(client) } }
      let deadline = ContinuousClock.now + options.totalTimeout
      var address = url
      for _ in 0...max(options.maximumRedirects, 0) {
        let response: CurlResponse
        do {
          response = try client.get(
            address, maximumLength: maximumLength, timeout: deadline - .now, isOver: isOver)
        } catch {
          throw failure(error.reason)
        }
        switch response.status {
        case 200: return response.bytes
        case 403, 404: return nil
        case 301, 302, 303, 307, 308: address = try target(of: response, from: address)
        default:
          // Some servers send a body after 204 or 304, which would be taken for the answer to the next request.
          isInStep = false
          throw failure(.status(response.status, retryAfter: response.retryAfter))
        }
      }
      throw failure(.tooManyRedirects(limit: options.maximumRedirects))
    }

    /// The target of a redirect (RFC 9110, section 10.2.2).
    private func target(
      of response: CurlResponse, from source: URL
    ) throws(TransportError) -> URL {
      // A redirect without a target is an error like other statuses.
      guard let location = response.location,
        let target = URL(string: location, relativeTo: source)?.absoluteURL
      else { throw failure(.status(response.status)) }
      guard AddressPolicy(options).allowsRedirect(from: source, to: target) else {
        throw failure(.redirectNotAllowed(target))
      }
      return target
    }

    private func failure(_ reason: TransportError.Reason) -> TransportError {
      TransportError(reason, at: url)
    }
  }
#endif
