public import StrictJSON

/// Why a file isn't metadata (TUF 1.0.34, section 4).
public struct MetadataError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    case notJSON(JSONError)
    case notCanonical(CanonicalJSONError)
    case missing
    case wrongKind(expected: String)
    case belowMinimum(Int64)
    case duplicate(String)
    case invalidTime
    case wrongType(expected: String, found: String)
    case unsupportedSpecification(String)
    case noHash
    case reservedName(String)
    case notOneOf([String])
    case emptyPath
  }

  /// The field's path, such as `signed.roles.snapshot.threshold`; empty for the whole file.
  public let field: String
  /// What is wrong.
  public let reason: Reason

  init(_ reason: Reason, at field: String) {
    self.reason = reason
    self.field = field
  }
}

extension MetadataError: FieldError {
  /// The error of a field that can't be read.
  public init(_ problem: FieldProblem, at path: String) {
    switch problem {
    case .missing: self.init(Reason.missing, at: path)
    case .expected(let phrase): self.init(.wrongKind(expected: phrase), at: path)
    }
  }
}

extension MetadataError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String { field.isEmpty ? sentence : "\(field): \(sentence)" }

  private var sentence: String {
    switch reason {
    case .notJSON(let error): "not JSON: \(error)"
    case .notCanonical(let error): "\(error)"
    case .missing: "\(FieldProblem.missing)"
    case .wrongKind(let expected): "\(FieldProblem.expected(expected))"
    case .belowMinimum(let minimum): "an integer of at least \(minimum) is expected here"
    case .duplicate(let text): "\"\(text)\" is listed twice"
    case .invalidTime: "a time such as 2030-01-31T23:59:59Z is expected here"
    case .wrongType(let expected, let found): "this is metadata of type \"\(found)\", not \"\(expected)\""
    case .unsupportedSpecification(let version):
      "version \(version) of the specification isn't supported; this program reads 1.x"
    case .noHash: "at least one hash is expected here"
    case .reservedName(let name): "\"\(name)\" can't be the name of a delegated role"
    case .notOneOf(let keys): "exactly one of \(keys.joined(separator: ", ")) is expected here"
    case .emptyPath: "a path must not be empty"
    }
  }
}
