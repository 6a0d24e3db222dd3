#if !canImport(Darwin)
  /// Why a response didn't come.
  struct CurlError: Error {
    let reason: TransportError.Reason
  }
#endif
