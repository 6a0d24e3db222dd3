internal import Catalogue
internal import CatalogueSources

/// The view of one collection of a catalogue.
struct CollectionView: Sendable {
  let catalogue: PublishedCatalogue
  let index: Int
  let chunks: CollectionChunks
  let language: OutputLanguage

  static let type = TemplateViewType<CollectionView>(fields: names.merging(lists) { first, _ in first })

  private static let names: [String: TemplateField<CollectionView>] = [
    "collectionName": .text { $0.name.name.upperCamelCased },
    "collectionMember": .text(\.name.member),
    "collectionWords": .text { LiteralStyle.comment($0.name.words) },
    "entryWord": .text { LiteralStyle.comment($0.name.word) },
    "entryName": .text { $0.schema.entry.name.kotlin },
    "folder": .text { LiteralStyle.comment($0.name.name) },
    "hasChoices": .flag { !$0.schema.entry.choices.isEmpty },
    "dense": .flag(\.chunks.isDense),
    "tombstoneLiterals": .text {
      TombstoneChunkView.literals($0.collection.tombstones[...], in: $0.language)
    },
    "hasManyTombstones": .flag { $0.collection.tombstones.count > BrandChunk.mostEntries },
    "declarations": .text {
      LibraryTypes.declarations(of: $0.schema, in: $0.language).joined(separator: "\n    ")
    },
  ]

  private static let lists: [String: TemplateField<CollectionView>] = [
    "chunks": .list(ChunkView.type) { view in
      view.chunks.chunks.map { ChunkView(chunk: $0, language: view.language) }
    },
    "assetFields": .list(AssetFieldView.type) { view in
      view.schema.entry.fields.filter { $0.assetFolder != nil && $0.isCompiled }.map {
        AssetFieldView(name: $0.name, isNullable: $0.isNullable)
      }
    },
    "records": .list(RecordView.type) { RecordView.all(of: $0.schema, in: $0.language) },
    "entry": .list(RecordView.type) { Array(RecordView.all(of: $0.schema, in: $0.language).prefix(1)) },
    "innerRecords": .list(RecordView.type) {
      RecordView.all(of: $0.schema, in: $0.language).dropFirst().reversed()
    },
    "choices": .list(ChoiceFieldView.type) { view in
      view.schema.entry.choices.map { ChoiceFieldView(field: $0, language: view.language) }
    },
    "enumerations": .list(EnumerationView.type) { EnumerationView.all(of: $0.schema, in: $0.language) },
    "tombstones": .list(LiteralsView.type(of: Tombstone.fieldNames)) { view in
      view.collection.tombstones.map { LiteralsView(fields: $0.literalFields, language: view.language) }
    },
    "tombstoneChunks": .list(TombstoneChunkView.type) { view in
      TombstoneChunkView.all(of: view.collection.tombstones, in: view.language)
    },
    "lookups": .list(LookupView.type) { view in
      view.catalogue.kind.lookups.filter { $0.target == view.index }.map {
        LookupView(lookup: $0, holder: view.catalogue.kind.collections[$0.holder], language: view.language)
      }
    },
  ]

  private var collection: PublishedCollection { catalogue.collections[index] }
  private var schema: EntrySchema { collection.schema }
  private var name: EntryCollection { schema.collection }
}

/// A field that names a file.
struct AssetFieldView: Sendable {
  let name: String
  let isNullable: Bool

  static let type = TemplateViewType<AssetFieldView>(fields: [
    "name": .text(\.name), "isNullable": .flag(\.isNullable),
  ])
}

/// A look-up that entries get because others refer to them.
struct LookupView: Sendable {
  let lookup: ReverseLookup
  /// The entries that refer.
  let holder: EntrySchema
  let language: OutputLanguage

  static let type = TemplateViewType<LookupView>(fields: [
    "name": .text(\.lookup.name),
    "field": .text(\.lookup.field.name),
    "ids": .text { $0.language.types.ids(of: $0.lookup.field) },
    "isSingle": .flag(\.lookup.isSingle),
    "holderMember": .text(\.holder.collection.member),
    "holderName": .text { $0.holder.collection.name.upperCamelCased },
    "holderEntry": .text { $0.holder.entry.name.kotlin },
    "holderWord": .text { LiteralStyle.comment($0.holder.collection.word) },
    "holderWords": .text { LiteralStyle.comment($0.holder.collection.words) },
    "table": .text { view in
      "\(view.holder.collection.member)By\(view.lookup.field.name.upperCamelCased)"
    },
  ])
}
