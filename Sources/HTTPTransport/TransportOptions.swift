/// What a transport may do, and how long it waits.
public struct TransportOptions: Sendable {
  /// Whether http, without s, is spoken with servers on this machine; for tests.
  public var allowsLoopbackHTTP = false
  /// How long nothing may come.
  public var idleTimeout: Duration = .seconds(30)
  /// How long one file may take altogether.
  public var totalTimeout: Duration = .seconds(600)
  /// How many files are fetched from a server at once, at least one; more wait.
  public var maximumConnections = 4
  /// How many times one request may be sent elsewhere.
  public var maximumRedirects = 5

  /// What is right for files from the internet.
  public init() {}
}
