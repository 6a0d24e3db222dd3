#if !canImport(Darwin)
  internal import CCurl

  /// A server's answer.
  struct CurlResponse {
    let status: Int
    /// The body, for status 200 only.
    let bytes: [UInt8]
    /// The target of a redirect.
    let location: String?
    /// When the server wants the next request.
    let retryAfter: RetryAfter?
  }

  /// Why there is no response.
  struct CurlError: Error {
    let reason: TransportError.Reason
  }

  /// Collects a response's body, up to a limit.
  final class CurlBody {
    /// How much of an unwanted body is read: up to this length that is cheaper than another connection.
    private static let unwantedLength: Int64 = 16_384

    /// The longest header and trailer of an answer together, in bytes: libcurl keeps both, and bounds neither.
    static let longestHeader: Int64 = 65_536

    private let handle: UnsafeMutableRawPointer
    private let maximumLength: Int64
    private var length: Int64 = 0
    private(set) var bytes: [UInt8] = []
    private(set) var isTooLong = false
    private var headerLength: Int64 = 0
    var hasTooLongHeader: Bool { headerLength > Self.longestHeader }

    init(of handle: UnsafeMutableRawPointer, maximumLength: Int64) {
      self.handle = handle
      self.maximumLength = maximumLength
    }

    /// curl's callback for each piece. curl ends the transfer when the result isn't the piece's length.
    static let write: curl_write_callback = { piece, size, count, context in
      guard let piece, let context else { return 0 }
      let (length, overflows) = size.multipliedReportingOverflow(by: count)
      guard !overflows else { return 0 }
      let body = Unmanaged<CurlBody>.fromOpaque(context).takeUnretainedValue()
      return body.append(UnsafeRawBufferPointer(start: piece, count: length)) ? length : 0
    }

    /// curl's callback for each line of the header, and of the trailer after a chunked body.
    static let countHeader: curl_write_callback = { _, size, count, context in
      guard let context else { return 0 }
      let (length, overflows) = size.multipliedReportingOverflow(by: count)
      guard !overflows else { return 0 }
      let body = Unmanaged<CurlBody>.fromOpaque(context).takeUnretainedValue()
      body.headerLength += Int64(length)
      return body.hasTooLongHeader ? 0 : length
    }

    private func append(_ piece: UnsafeRawBufferPointer) -> Bool {
      let isWanted = curl_easy_response_code(handle) == 200
      guard Int64(piece.count) <= (isWanted ? maximumLength : Self.unwantedLength) - length else {
        isTooLong = true
        return false
      }
      length += Int64(piece.count)
      if isWanted { bytes.append(contentsOf: piece) }
      return true
    }
  }
#endif
