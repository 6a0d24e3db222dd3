/// Members with their values, `null` for one that isn't there.
extension JSONWriter {
  /// Writes a member that is a string.
  public mutating func member(_ key: String, _ value: String?) { member(key, value) { $0.string($1) } }

  /// Writes a member that is an integer.
  public mutating func member(_ key: String, _ value: Int?) { member(key, value) { $0.integer($1) } }

  /// Writes a member that is `true` or `false`.
  public mutating func member(_ key: String, _ value: Bool) {
    self.key(key)
    bool(value)
  }

  /// Writes a member; `write` gives its value.
  public mutating func member<Value>(
    _ key: String, _ value: Value?, _ write: (inout JSONWriter, Value) -> Void
  ) {
    self.key(key)
    if let value { write(&self, value) } else { null() }
  }

  /// Writes a member that is an array of one value an element.
  public mutating func members<Elements: Collection>(
    _ key: String, of elements: Elements, _ write: (inout JSONWriter, Elements.Element) -> Void
  ) {
    self.key(key)
    array(elements, write)
  }
}
