internal import CatalogueSources
public import Diagnostics
package import JSONSchema
package import StrictJSON

/// Reads schemas that may refer to one another, and keeps what is wrong with any of them.
package struct SchemaReader {
  /// Everything that was found: errors, and warnings of the schemas that could be read.
  package private(set) var diagnostics: [Diagnostic] = []
  private var reported: Set<Diagnostic> = []
  private var registry = SchemaRegistry()
  private var sources: [ByteString: SourceText] = [:]
  private let checksAnnotations: Bool

  /// - Parameter checksAnnotations: whether the keywords of the entry vocabulary are checked. Validating a value needs
  ///   none of them, and a schema of others may use their names in another sense.
  package init(checksAnnotations: Bool = true) {
    self.checksAnnotations = checksAnnotations
    // A schema's $schema may name the metaschema.
    if let metaschema = EntryVocabulary.document { registry.add(metaschema, at: EntryVocabulary.uri) }
  }

  /// Makes a document known to the schemas that are compiled later, and returns its value.
  @discardableResult
  package mutating func add(_ document: SchemaDocument) -> LocatedValue? {
    let parsed = ParsedDocument(document.text)
    report(parsed.problems.map(Rule.readableSchemas.diagnostic))
    guard let value = parsed.soundValue else { return nil }
    sources[ByteString(document.uri)] = document.text
    registry.add(value, at: document.uri)
    return value
  }

  /// The schema that a document is; `nil` when it has errors, all of which are reported.
  mutating func schema(_ document: SchemaDocument, assertsFormat: Bool = false) -> Schema? {
    guard let value = add(document) else { return nil }
    return schema(value, at: document.uri, assertsFormat: assertsFormat)
  }

  /// The schema that a known document's value is; `nil` when it has errors, all of which are reported.
  @discardableResult
  package mutating func schema(_ value: LocatedValue, at uri: String, assertsFormat: Bool = false) -> Schema?
  {
    do throws(InvalidSchema) {
      let schema = try Schema(
        value, at: uri, registry: registry,
        vocabulary: checksAnnotations ? EntryVocabulary.annotations : AnnotationVocabulary(),
        assertsFormat: assertsFormat)
      warn(schema.warnings)
      return !checksAnnotations || checkAnnotations(of: schema) ? schema : nil
    } catch {
      reject(error.errors)
      warn(error.warnings)
      return nil
    }
  }

  /// The schema of entries, of which the defaults are published: they are valid by it.
  mutating func entrySchema(_ value: LocatedValue, at uri: String) -> Schema? {
    guard let schema = schema(value, at: uri) else { return nil }
    let invalid = schema.invalidDefaults()
    reject(invalid)
    return invalid.isEmpty ? schema : nil
  }

  /// Whether the keywords of the entry vocabulary can be used as they are.
  private mutating func checkAnnotations(of schema: Schema) -> Bool {
    let check = EntrySchemaCheck(schema)
    reject(check.errors)
    warn(check.warnings)
    return check.errors.isEmpty
  }

  private mutating func reject(_ errors: [SchemaError]) {
    report(errors.map { Rule.readableSchemas.diagnostic(finding($0)) })
  }

  /// Keeps what is legal in a schema and probably a mistake.
  mutating func warn(_ warnings: [SchemaError]) {
    report(warnings.map { Rule.meaningfulSchemas.diagnostic(finding($0)) })
  }

  /// What is wrong with a document that several schemas refer to is reported once.
  private mutating func report(_ found: [Diagnostic]) {
    diagnostics += found.filter { reported.insert($0).inserted }
  }

  private func finding(_ error: SchemaError) -> Finding {
    Finding(error, in: sources[ByteString(error.document)])
  }
}

/// An input without which nothing can begin, such as a schema, and what is wrong with it.
public struct UnreadableInput: Error {
  /// What is wrong: at least one error.
  public let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
