package import CatalogueRules
package import CatalogueSources
internal import Diagnostics
package import StrictJSON

/// The values that the fields of a catalogue may have today beside those that its schemas list: the ids of entries and
/// categories, and the names of files.
package struct FieldChoices: Sendable {
  /// A value, and what it is called.
  package struct Choice: Sendable {
    package let value: String
    package let name: String?

    init(_ value: String, _ name: String? = nil) { (self.value, self.name) = (value, name) }
  }

  private let references: [String: [Choice]]
  private let assets: [String: [Choice]]

  /// - Parameters:
  ///   - context: the sources, read.
  ///   - files: the same, with their logos.
  package init(_ context: SourceContext, _ files: SourceFiles) {
    var references = [
      EntrySchema.categories: context.settings.categories.map { Choice($0.id.value, $0.name) }
    ]
    for collection in context.ofCollections {
      references[collection.schema.collection.name] = collection.liveBrands.map {
        Choice($0.key, $0.name?.value)
      }
    }
    var assets = Dictionary(grouping: files.assets, by: \.folder)
      .mapValues { files in files.map { Choice($0.path.fileName) } }
    assets[EntrySchema.assets] = files.logos.map { Choice($0.path.fileName) }
    (self.references, self.assets) = (references, assets)
  }

  /// The values that a property may have; `nil` where it may have any, or its own.
  /// - Parameter keyword: what its schema says under a keyword.
  package func of(_ keyword: (String) -> LocatedValue?) -> [Choice]? {
    guard keyword("enum") == nil else { return nil }
    if let collection = keyword("x-reference")?.object?["to"]?.string { return references[collection] }
    return keyword("x-asset")?.string.flatMap { assets[$0] }
  }
}
