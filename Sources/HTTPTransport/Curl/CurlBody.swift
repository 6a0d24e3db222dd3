#if !canImport(Darwin)
  internal import CCurl

  /// Takes what comes of a response's body, as long as it isn't too long.
  final class CurlBody {
    /// How much is read of a body that nobody wants: cheaper than another connection, up to here.
    private static let unwantedLength: Int64 = 16_384

    private let handle: UnsafeMutableRawPointer
    private let maximumLength: Int64
    private var length: Int64 = 0
    private(set) var bytes: [UInt8] = []
    private(set) var isTooLong = false

    init(of handle: UnsafeMutableRawPointer, maximumLength: Int64) {
      self.handle = handle
      self.maximumLength = maximumLength
    }

    /// What curl calls with each piece: it ends the transfer when fewer bytes are taken than came.
    static let write: curl_write_callback = { piece, size, count, context in
      guard let piece, let context else { return 0 }
      let (length, overflows) = size.multipliedReportingOverflow(by: count)
      guard !overflows else { return 0 }
      let body = Unmanaged<CurlBody>.fromOpaque(context).takeUnretainedValue()
      return body.append(UnsafeRawBufferPointer(start: piece, count: length)) ? length : 0
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
