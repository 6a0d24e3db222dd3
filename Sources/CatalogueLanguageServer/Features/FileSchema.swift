internal import CatalogueAuthoring
internal import CatalogueCompiler
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import StrictJSON

/// The schema that a file is held to: an entry's, or that of `catalogue.yaml`.
struct FileSchema {
  /// The collection of the entry; `nil` for `catalogue.yaml`.
  let collection: EntryCollection?
  /// The only collection of the kind; `nil` where it has several.
  private let soleCollection: EntryCollection?
  private let root: LocatedValue
  private let source: SourceText

  /// `nil` where the file is of neither kind, or its schema can't be read.
  init?(ofFile path: String, in catalogue: OpenCatalogue) {
    let kind = catalogue.files.schemas.kind
    soleCollection = kind.collections.count == 1 ? kind.collections.first : nil
    if path == catalogue.files.settings.path {
      (collection, source) = (nil, catalogue.files.schemas.settings)
    } else {
      let name = path.split(separator: "/").dropLast().last.map(String.init)
      guard catalogue.isEntry(path), let index = kind.collections.firstIndex(where: { $0.name == name }),
        kind.schemas.indices.contains(index)
      else { return nil }
      (collection, source) = (kind.collections[index], kind.schemas[index])
    }
    guard let root = try? JSONReader.read(source.bytes) else { return nil }
    let checkedKind = collection == nil ? catalogue.checked?.schemas.kind : nil
    self.root = checkedKind?.settings(root) ?? root
  }

  /// What the schema says of the value at some steps; `nil` where it knows none.
  func declaration(at steps: [FieldStep]) -> Declaration? {
    var declaration = Declaration(root, in: root)
    for step in steps {
      switch step {
      case .key(let name):
        guard let property = declaration["properties"]?.object?[name] else { return nil }
        declaration = Declaration(property, in: root)
      case .element:
        guard let items = declaration["items"] else { return nil }
        declaration = Declaration(items, in: root, after: declaration)
      }
    }
    return declaration
  }

  /// Whether the value at some steps may be a list.
  func isList(at steps: [FieldStep]) -> Bool { declaration(at: steps)?.types.contains("array") ?? false }

  /// Whether the list at some steps may have no element twice.
  func isSet(at steps: some Collection<FieldStep>) -> Bool {
    declaration(at: Array(steps))?["uniqueItems"]?.bool ?? false
  }

  /// What the schema says of the fields of the object at some steps, for people; none where it is no object.
  func fields(at steps: [FieldStep]) -> [EntryFields.Field] {
    let records = EntryFields(root, source).records
    var record = records.first
    for name in steps.names {
      guard let index = record?.fields.first(where: { $0.name == name })?.record else { return [] }
      record = records.indices.contains(index) ? records[index] : nil
    }
    return (record?.fields ?? []).filter { $0.place != .publishedAlone }
  }

  /// What it says of the field that the steps lead to, or in a list of which they lead to an element.
  func field(at steps: [FieldStep]) -> EntryFields.Field? {
    let names = steps.names
    let parents = names.dropLast().map(FieldStep.key)
    return fields(at: parents).first { $0.name == names.last }
  }

  /// What refers to entries or files at some steps: the value itself, or the list that it is an element of.
  func keyword(_ keyword: String, at steps: [FieldStep]) -> LocatedValue? {
    let list = steps.last == .element ? declaration(at: steps.dropLast()) : nil
    return declaration(at: steps)?[keyword] ?? list?[keyword]
  }

  /// The collection of the entry whose id is at some steps; `categories` for those of `catalogue.yaml`.
  func reference(at steps: [FieldStep]) -> String? {
    guard let collection else {
      switch steps.names {
      case ["categories", "id"]: return EntrySchema.categories
      case ["retired", MarketSettings.Retired.successorField]: return soleCollection?.name
      default: return nil
      }
    }
    if keyword("x-id", at: steps)?.bool == true { return collection.name }
    return keyword("x-reference", at: steps)?.object?["to"]?.string
  }
}
