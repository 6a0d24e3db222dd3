// Without these, printing a key or a value that holds one could show what must stay secret.

extension SigningKey: CustomStringConvertible {
  /// The public half.
  public var description: String { "SigningKey(publicKey: \(publicKey))" }
}

extension SigningKey: CustomDebugStringConvertible {
  /// The public half.
  public var debugDescription: String { description }
}

extension SigningKey: CustomReflectable {
  /// Shows nothing but the public half.
  public var customMirror: Mirror { Mirror(self, children: ["publicKey": publicKey]) }
}
