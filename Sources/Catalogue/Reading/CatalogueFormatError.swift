public import StrictJSON

/// Why bytes aren't a published catalogue.
public enum CatalogueFormatError: Error, Hashable, Sendable {
  /// They aren't JSON.
  case notJSON(JSONError)
  /// They are a catalogue of a `schemaVersion` that this program can't read.
  case unsupportedSchema(Int64)
  /// A field isn't valid. Its path is made of keys and indices, such as `brands[17].barcode.formats[0].check`; it is
  /// empty for the whole text.
  case field(path: String, problem: FieldProblem)
}

extension CatalogueFormatError: FieldError {
  /// The error of a field that can't be read.
  public init(_ problem: FieldProblem, at path: String) { self = .field(path: path, problem: problem) }
}

extension CatalogueFormatError: CustomStringConvertible {
  /// One sentence for a person.
  public var description: String {
    switch self {
    case .notJSON(let error): "not JSON: \(error)"
    case .unsupportedSchema(let version):
      "schemaVersion is \(version), which this program doesn't read"
    case .field("", let problem): "\(problem)"
    case .field(let path, let problem): "\(path): \(problem)"
    }
  }
}
