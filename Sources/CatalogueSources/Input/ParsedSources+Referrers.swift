extension ParsedSources {
  /// A field of an entry that refers to another entry, or to a category.
  package struct Referrer: Sendable {
    /// The index of the collection of the entry that refers.
    package let collection: Int
    package let brand: BrandSource
    package let path: SourceFieldPath
  }

  /// The fields that refer to an entry of a collection, by the schemas' references.
  package func referrers(of id: String, in collection: String) -> [Referrer] {
    collections.enumerated().flatMap { index, own in
      let paths = own.schema.entry.sourcePaths { $0.reference == collection }
      return paths.isEmpty
        ? []
        : own.brands.flatMap { brand in
          paths.filter { $0.texts(in: brand.object).contains { $0.value == id } }
            .map { Referrer(collection: index, brand: brand, path: $0) }
        }
    }
  }
}
