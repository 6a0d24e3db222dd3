internal import CatalogueRules
internal import Diagnostics
internal import JSONSchema
internal import StrictJSON
internal import YAMLSource

/// One kind of source file: its schema, and how it is written.
struct SourceForm {
  private let schema: Schema
  /// `nil` where the schema can't be read, which is reported elsewhere.
  private let order: FieldOrder?
  /// The first lines of the file, from which editors know its schema.
  private let comments: [String]

  /// - Parameter address: the schema's path, as seen from the file; `nil` where there is none.
  init(_ schema: Schema, _ source: SourceText, address: String?) {
    self.schema = schema
    order = (try? JSONReader.read(source.bytes)).map(FieldOrder.init)
    comments = address.map { ["# yaml-language-server: $schema=\($0)"] } ?? []
  }

  /// The text of a file. Violations of the schema are reported: unknown fields are left out, and other values stay, so
  /// that a check reports them until they are fixed.
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
