/// The members of one object of a document, read strictly; errors name the field.
public struct ObjectFields<Failure: FieldError>: Sendable {
  private let object: LocatedObject
  private let path: String

  /// The members of a value that must be an object, at `path`, which is empty for the whole document.
  public init(_ value: LocatedValue, at path: String) throws(Failure) {
    object = try Self.read(value, as: .object, at: path)
    self.path = path
  }

  /// All members, in source order.
  public var members: [LocatedObject.Member] { object.members }

  /// The path of a member.
  public func path(of key: String) -> String { path.isEmpty ? key : "\(path).\(key)" }

  /// The value of an optional member.
  public func optional(_ key: String) -> LocatedValue? { object[key] }

  /// The value of a member, of any type.
  public func value(_ key: String) throws(Failure) -> LocatedValue {
    guard let value = object[key] else { throw Failure(.missing, at: path(of: key)) }
    return value
  }

  /// The value of a member.
  public func read<Value>(_ key: String, as form: ValueForm<Value>) throws(Failure) -> Value {
    try Self.read(value(key), as: form, at: path(of: key))
  }

  /// The value of an optional member, which may be missing or `null`.
  public func readIfPresent<Value>(_ key: String, as form: ValueForm<Value>) throws(Failure) -> Value? {
    guard let value = object[key], !value.isNull else { return nil }
    guard let result = form.read(value) else {
      throw Failure(.expected("\(form.phrase()) or null"), at: path(of: key))
    }
    return result
  }

  /// The members of a member that is an object.
  public func fields(_ key: String) throws(Failure) -> ObjectFields {
    try ObjectFields(value(key), at: path(of: key))
  }

  /// The members of an optional member that is an object; `nil` where it is missing or `null`.
  public func fieldsIfPresent(_ key: String) throws(Failure) -> ObjectFields? {
    guard let value = object[key], !value.isNull else { return nil }
    return try ObjectFields(value, at: path(of: key))
  }

  /// The elements of an optional member that is an array of at most so many objects; none where it is missing or `null`.
  public func objects(_ key: String, limit: Int = .max) throws(Failure) -> [ObjectFields] {
    let elements = try elements(key)
    guard elements.count <= limit else {
      throw Failure(.expected("an array of at most \(limit) elements"), at: path(of: key))
    }
    var objects: [ObjectFields] = []
    objects.reserveCapacity(elements.count)
    for (index, element) in elements.enumerated() {
      objects.append(try ObjectFields(element, at: "\(path(of: key))[\(index)]"))
    }
    return objects
  }

  /// The elements of an optional member that is an array of values of one form; none where it is missing or `null`.
  public func list<Element>(_ key: String, of form: ValueForm<Element>) throws(Failure) -> [Element] {
    var list: [Element] = []
    for (index, element) in try elements(key).enumerated() {
      list.append(try Self.read(element, as: form, at: "\(path(of: key))[\(index)]"))
    }
    return list
  }

  private func elements(_ key: String) throws(Failure) -> [LocatedValue] {
    try readIfPresent(key, as: .array) ?? []
  }

  /// The path is made only for an error.
  private static func read<Value>(
    _ value: LocatedValue, as form: ValueForm<Value>, at path: @autoclosure () -> String
  ) throws(Failure) -> Value {
    guard let result = form.read(value) else { throw Failure(.expected(form.phrase()), at: path()) }
    return result
  }
}

/// The error of a document's reader, about any field.
public protocol FieldError: Error {
  /// - Parameters:
  ///   - problem: what is wrong.
  ///   - path: the field's path, such as `brands[17].barcode.formats[0].check`; empty for the whole document.
  init(_ problem: FieldProblem, at path: String)
}

/// What is wrong with one field of a document.
public enum FieldProblem: Hashable, Sendable {
  /// It is missing.
  case missing
  /// It isn't this, a phrase such as "a string".
  case expected(String)
}

extension FieldProblem: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .missing: "this field is missing"
    case .expected(let phrase): "\(phrase) is expected here"
    }
  }
}
