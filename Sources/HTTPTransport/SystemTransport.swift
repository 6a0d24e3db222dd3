#if canImport(Darwin)
  /// What fetches files on this system.
  public typealias SystemTransport = URLSessionTransport
#else
  /// What fetches files on this system.
  public typealias SystemTransport = CurlTransport
#endif
