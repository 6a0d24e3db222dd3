public import CatalogueSources
internal import Diagnostics
package import JSONSchema
internal import StrictJSON

extension PublishedSchema {
  /// Reads the files of a kind.
  /// - Throws: `UnreadableInput`, with everything that keeps a schema from being a list of fields.
  package init(of kind: KindFiles) throws(UnreadableInput) {
    let roots = try KindSchema.values(of: kind)
    self.init(roots, fields: try KindSchema(roots, of: kind))
  }

  /// What holds a published catalogue against the schema that is made from that of its entries.
  /// - Throws: `UnreadableInput`, where what is said of a field means nothing in the new schema.
  package static func compiled(of kind: KindFiles) throws(UnreadableInput) -> Schema {
    let text = try PublishedSchemaFile.text(of: kind)
    func failure(_ reason: String) -> UnreadableInput {
      let sentence = "no schema of published catalogues can be made from it: \(reason)"
      let file = kind.schemas.first ?? kind.configuration
      return UnreadableInput([Rule.readableSchemas.diagnostic(Finding(sentence, at: .file(file.path)))])
    }
    // Read again: a compiled schema knows its parts by their ranges.
    let value: LocatedValue
    do throws(JSONError) { value = try JSONReader.read(text) } catch { throw failure(error.description) }
    do throws(InvalidSchema) { return try Schema(value) } catch {
      throw failure(error.errors.map(\.description).joined(separator: "; "))
    }
  }
}

/// The schema of published catalogues, for whoever reads them with other programs.
public enum PublishedSchemaFile {
  /// The schema as JSON: of the same entry schema always the same bytes.
  /// - Throws: `UnreadableInput`, with everything that keeps the entry schema from being a list of fields.
  public static func text(of kind: KindFiles) throws(UnreadableInput) -> [UInt8] {
    let schema = try PublishedSchema(of: kind).value
    var writer = JSONWriter()
    writer.value(schema)
    return writer.finish()
  }
}
