#if !canImport(Darwin)
  internal import CCurl
  internal import Foundation

  /// libcurl's handles, which keep connections open.
  ///
  /// `@unchecked`: one thread at a time may use it; ``wakeUp()`` may be called by any.
  final class CurlClient: @unchecked Sendable {
    private static let isUsable = curl_global_init(Int(CURL_GLOBAL_SSL)) == CURLE_OK

    private let options: TransportOptions
    private let easy: UnsafeMutableRawPointer
    private let multi: UnsafeMutableRawPointer
    /// curl's error message, which says more than its codes.
    private let message = UnsafeMutableBufferPointer<CChar>.allocate(capacity: Int(CURL_ERROR_SIZE))

    /// `nil` when libcurl lacks memory or https.
    init?(_ options: TransportOptions) {
      guard Self.isUsable, let easy = curl_easy_init() else { return nil }
      guard let multi = curl_multi_init() else {
        curl_easy_cleanup(easy)
        return nil
      }
      (self.options, self.easy, self.multi) = (options, easy, multi)
      message.initialize(repeating: 0)
      guard configure() else { return nil }
    }

    deinit {
      curl_easy_cleanup(easy)
      curl_multi_cleanup(multi)
      message.deallocate()
    }

    /// Ends the wait for the network, so that the waiting thread checks whether the file is still wanted.
    func wakeUp() { curl_multi_wakeup(multi) }
  }

  /// Options.
  extension CurlClient {
    /// Sets all of them anew; connections stay. Before each transfer, because curl counts the connections that had died
    /// from one reset of a handle to the next, and at the sixth a file isn't downloaded (curl's pull request 19066).
    private func configure() -> Bool {
      curl_easy_reset(easy)
      let idle = Self.milliseconds(options.idleTimeout)
      return set(CURLOPT_PROTOCOLS_STR, options.allowsLoopbackHTTP ? "https,http" : "https")
        && set(CURLOPT_FOLLOWLOCATION, 0)
        && set(CURLOPT_NOSIGNAL, 1)
        // Some servers reject requests without one.
        && set(CURLOPT_USERAGENT, "brand-catalogue")
        && set(CURLOPT_CONNECTTIMEOUT_MS, idle)
        // Less than one byte a second, for whole seconds.
        && set(CURLOPT_LOW_SPEED_LIMIT, 1)
        && set(CURLOPT_LOW_SPEED_TIME, (idle + 999) / 1000)
        // Listed lengths are those of uncompressed files, and hashes and signatures hardly compress. A compressed
        // answer is unpacked all the same.
        && set(CURLOPT_ACCEPT_ENCODING, "identity")
        && set(CURLOPT_ERRORBUFFER, message.baseAddress)
        && curl_easy_set_write_function(easy, CurlBody.write) == CURLE_OK
        && curl_easy_set_header_function(easy, CurlBody.countHeader) == CURLE_OK
    }

    private func set(_ option: CURLoption, _ value: Int) -> Bool {
      curl_easy_set_long(easy, option, value) == CURLE_OK
    }

    private func set(_ option: CURLoption, _ value: String) -> Bool {
      value.withCString { curl_easy_set_pointer(easy, option, $0) == CURLE_OK }
    }

    private func set(_ option: CURLoption, _ value: UnsafeRawPointer?) -> Bool {
      curl_easy_set_pointer(easy, option, value) == CURLE_OK
    }

    /// At least one: to curl, zero means no limit.
    private static func milliseconds(_ duration: Duration) -> Int {
      Int(min(max(duration / .milliseconds(1), 1), Double(Int32.max)))
    }
  }

  /// Transfers.
  extension CurlClient {
    /// Requests a file, and follows no redirect.
    /// - Parameter isOver: whether the response is no longer wanted. Called when data has come, after ``wakeUp()``, and
    ///   every second.
    func get(
      _ url: URL, maximumLength: Int64, timeout: Duration, isOver: @Sendable () -> Bool
    ) throws(CurlError) -> CurlResponse {
      message.update(repeating: 0)
      let body = CurlBody(of: easy, maximumLength: maximumLength)
      let code = withExtendedLifetime(body) {
        guard configure(), set(CURLOPT_URL, url.absoluteString),
          set(CURLOPT_TIMEOUT_MS, Self.milliseconds(timeout)),
          set(CURLOPT_WRITEDATA, Unmanaged.passUnretained(body).toOpaque()),
          set(CURLOPT_HEADERDATA, Unmanaged.passUnretained(body).toOpaque())
        else { return CURLE_OUT_OF_MEMORY }
        return perform(until: isOver)
      }
      if body.hasTooLongHeader { throw CurlError(reason: .tooLong(limit: CurlBody.longestHeader)) }
      let status = curl_easy_response_code(easy)
      if body.isTooLong, status == 200 { throw CurlError(reason: .tooLong(limit: maximumLength)) }
      guard body.isTooLong || code == CURLE_OK else { throw CurlError(reason: reason(code)) }
      return CurlResponse(
        status: status, bytes: body.bytes, location: header("location"),
        retryAfter: header("retry-after").flatMap(RetryAfter.init))
    }

    private func perform(until isOver: @Sendable () -> Bool) -> CURLcode {
      guard curl_multi_add_handle(multi, easy) == CURLM_OK else { return CURLE_FAILED_INIT }
      defer { curl_multi_remove_handle(multi, easy) }
      var running: Int32 = 1
      while curl_multi_perform(multi, &running) == CURLM_OK, running > 0 {
        guard !isOver() else { return CURLE_ABORTED_BY_CALLBACK }
        guard curl_multi_poll(multi, nil, 0, 1000, nil) == CURLM_OK else { break }
      }
      var remaining: Int32 = 0
      guard let result = curl_multi_info_read(multi, &remaining), result.pointee.msg == CURLMSG_DONE else {
        return CURLE_FAILED_INIT
      }
      return result.pointee.data.result
    }

    /// The first header field of that name in the last response.
    private func header(_ name: String) -> String? {
      var header: UnsafeMutablePointer<curl_header>?
      let code = curl_easy_header(easy, name, 0, UInt32(CURLH_HEADER), -1, &header)
      guard code == CURLHE_OK, let value = header?.pointee.value else { return nil }
      return String(cString: value)
    }

    private func reason(_ code: CURLcode) -> TransportError.Reason {
      let detail = message.baseAddress.map { String(cString: $0) } ?? ""
      let text = detail.isEmpty ? String(cString: curl_easy_strerror(code)) : detail
      switch code {
      case CURLE_OPERATION_TIMEDOUT: return .timedOut
      case CURLE_ABORTED_BY_CALLBACK: return .cancelled
      case CURLE_COULDNT_RESOLVE_HOST: return .hostNotFound(text)
      case CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION, CURLE_SSL_ISSUER_ERROR:
        return .insecureConnection(text)
      default: return .connectionFailed(text)
      }
    }
  }
#endif
