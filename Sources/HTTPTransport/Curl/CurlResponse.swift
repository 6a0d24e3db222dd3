#if !canImport(Darwin)
  /// What a server answered.
  struct CurlResponse {
    let status: Int
    /// The body of status 200; nobody reads that of others.
    let bytes: [UInt8]
    /// The address that the server sends to.
    let location: String?
    /// When the server asks to be asked again.
    let retryAfter: RetryAfter?
  }
#endif
