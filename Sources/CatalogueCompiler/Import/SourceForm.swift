internal import Diagnostics
internal import JSONSchema
internal import StrictJSON
internal import YAMLSource

/// The form of one kind of source file: what its schema takes, and how it is written.
struct SourceForm {
  private let schema: Schema
  /// `nil` where the schema can't be read, which is told elsewhere.
  private let order: FieldOrder?
  /// What the file begins with: where editors find its schema.
  private let comments: [String]

  /// - Parameter address: the schema's path, as seen from the file; `nil` where there is none.
  init(_ schema: Schema, _ source: SourceText, address: String?) {
    self.schema = schema
    order = (try? JSONReader.read(source.bytes)).map(FieldOrder.init)
    comments = address.map { ["# yaml-language-server: $schema=\($0)"] } ?? []
  }

  /// The text of a file. What the schema doesn't take is told of: fields that it doesn't know are left out, and other
  /// values stay, so that a check tells of them until they are mended.
  func bytes(of value: LocatedValue, _ log: inout ImportLog) -> [UInt8] {
    let failures = schema.validate(value)
    log.add(failures)
    let unknown = Set(failures.filter(\.isUnknownField).map(\.span))
    let known = YAMLNode(value.removingMembers(at: unknown))
    var node = order?.arranged(known) ?? known
    node.comments.before = comments
    return Array(YAMLWriter.text(of: node).utf8)
  }
}
