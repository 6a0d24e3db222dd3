internal import StrictJSON

extension LanguageServer {
  /// What the server offers beside diagnostics.
  static let features: [(String, LocatedValue)] = []

  /// The result of a request about a document.
  mutating func feature(
    _ method: String, _ params: LocatedObject
  ) async throws(ResponseError) -> LocatedValue {
    switch method {
    default: throw ResponseError(.methodNotFound, "there is no method \(method)")
    }
  }
}
