internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import JSONSchema
internal import StrictJSON
internal import YAMLSource

/// One kind of source file: its schema, and how it is written.
struct SourceForm {
  private let schema: Schema
  /// The schema as it is written; `nil` where it can't be read, which is reported elsewhere.
  private let root: LocatedValue?
  private let order: FieldOrder?
  /// The first lines of the file, from which editors know its schema.
  private let comments: [String]

  /// - Parameter address: the schema's path, as seen from the file; `nil` where there is none.
  init(_ schema: Schema, _ source: SourceText, address: String?) {
    self.schema = schema
    root = try? JSONReader.read(source.bytes)
    order = root.map(FieldOrder.init)
    comments = address.map { ["# yaml-language-server: $schema=\($0)"] } ?? []
  }

  /// The field that has addresses where an entry's facts can be looked up: the first list of such that has to be there.
  var addressList: String? {
    guard let root, let object = root.object else { return nil }
    let required = (object["required"]?.array ?? []).compactMap(\.string)
    return required.first { name in
      guard let property = object["properties"]?.object?[name] else { return false }
      let items = Declaration(property, in: root)["items"]
      return items.map { Declaration($0, in: root)["format"]?.string == "uri" } ?? false
    }
  }

  /// The text of a file. Violations of the schema are reported: unknown fields are left out, and other values stay, so
  /// that a check reports them until they are fixed.
  /// - Parameter advice: what to do about missing fields, where they can't be added to what is imported.
  func bytes(
    of value: LocatedValue, adviceOnMissing advice: String? = nil, _ log: inout ImportLog
  ) -> [UInt8] {
    let failures = schema.validate(value)
    log.add(failures, adviceOnMissing: advice)
    let unknown = Set(failures.filter(\.isUnknownField).map(\.span))
    let known = YAMLNode(value.removingMembers(at: unknown))
    var node = order?.arranged(known) ?? known
    node.comments.before = comments
    return Array(YAMLWriter.text(of: node).utf8)
  }
}
