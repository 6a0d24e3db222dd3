package import Catalogue
package import Diagnostics
package import StrictJSON

/// `catalogue.yaml` as far as it could be read: what holds for a whole market.
package struct MarketSettings: Sendable {
  /// One category of brands.
  package struct Category: Sendable {
    package let id: Located<String>
    package let name: String
    package let minimum: Located<Int>?
    package let maximum: Located<Int>?
    /// Words that mean the category, and so can't be a brand's alias.
    package let words: [String]

    package init(
      id: Located<String>, name: String, minimum: Located<Int>?, maximum: Located<Int>?, words: [String]
    ) {
      self.id = id
      self.name = name
      self.minimum = minimum
      self.maximum = maximum
      self.words = words
    }
  }

  /// An id that was used before this catalogue and is never used again.
  package struct Retired: Sendable {
    package let id: Located<String>
    /// The collection that it belonged to; `nil` where the kind has one.
    package let collection: Located<String>?
    package let name: String
    /// What became of it; closed or merged where it isn't said.
    package let status: Located<BrandStatus>?
    package let endedOn: Located<String>?
    package let replacedBy: Located<String>?

    /// The field that names what replaces it.
    package static let successorField = "replacedBy"
  }

  package let source: SourceText
  /// The file as it was read; `nil` where it couldn't be.
  let value: LocatedValue?
  package let country: String?
  package let schemaVersion: Int?
  /// The colour of tiles where an entry's own isn't known; `nil` where it can't be read.
  package let neutralColor: NeutralColor?
  /// The field that is a colour, as it is written.
  package let colorFields: [LocatedObject.Member]
  package let categories: [Category]
  private let words: Deferred<[SearchKey: String]>
  package let retired: [Retired]
  /// The warnings about the catalogue as a whole that are accepted.
  package let acceptances: [Acceptance]
  /// The files that the catalogue is written to; `nil` for the standard ones.
  package let outputs: [Output]?
  /// Where the values for templates are, and what they are, by their names.
  package let values: LocatedObject.Member?

  package init(_ source: SourceText, _ value: LocatedValue?) {
    let object = value?.object ?? LocatedObject([])
    self.source = source
    self.value = value
    country = object.text("country")?.value
    schemaVersion = object.integer("schemaVersion")?.value
    neutralColor =
      object["neutralColor"] == nil
      ? .steps : object.text("neutralColor").flatMap { RGBColor($0.value) }.map { NeutralColor($0) }
    colorFields = ["neutralColor"].compactMap(object.member)
    let categories: [Category] = object.objects("categories").compactMap { object, _ in
      guard let id = object.text("id") else { return nil }
      return Category(
        id: id, name: object.text("name")?.value ?? id.value, minimum: object.integer("minimum"),
        maximum: object.integer("maximum"), words: object.texts("words").map(\.value))
    }
    self.categories = categories
    let stopWords = object.texts("stopWords").map(\.value)
    words = Deferred { Self.genericWords(stopWords, categories) }
    retired = object.objects("retired").compactMap { object, _ in
      guard let id = object.text("id") else { return nil }
      return Retired(
        id: id, collection: object.text("collection"), name: object.text("name")?.value ?? id.value,
        status: object.choice("status"),
        endedOn: object.text("endedOn"),
        replacedBy: object.text(Retired.successorField))
    }
    values = object.member("settings")
    acceptances = Acceptance.list(Acceptance.settingsField, of: object)
    outputs =
      object["outputs"] == nil ? nil : object.objects("outputs").compactMap { object, _ in Output(object) }
  }

  /// The languages that the catalogue is written in: those of its kind, unless it names its own.
  package func languages(of kind: KindSchema) -> [OutputLanguage] {
    outputs(of: kind).filter(\.isWritten).map(\.language)
  }

  /// The ids of a collection that were used before this catalogue.
  package func retired(in schema: EntrySchema, of kind: KindSchema) -> [Retired] {
    kind.hasOneCollection
      ? retired : retired.filter { $0.collection?.value == schema.collection.name }
  }

  /// The same, each with its positions, and those of its kind that this catalogue doesn't ask for.
  package func outputs(of kind: KindSchema) -> [PlacedOutput] {
    let file = outputs == nil ? kind.kindFile : source
    return (outputs ?? kind.outputs).map { output in
      var language = output.language.adapted(to: kind)
      language.settings = language.settings.map { setting in
        OutputLanguage.Setting(name: setting.name, value: values?.value.object?.text(setting.name)?.value)
      }
      let isAskedFor =
        outputs != nil || language.settings.isEmpty || language.settings.contains { $0.value != nil }
      return PlacedOutput(output, as: language, in: file, isWritten: isAskedFor)
    }
  }

  /// The language of a template, as far as something is said of it.
  package func language(of template: String, in kind: KindSchema) -> OutputLanguage {
    outputs(of: kind).map(\.language).first { $0.template == template }
      ?? OutputLanguage(template: template).adapted(to: kind)
  }

  /// Words that many brands could go by, each with what it is.
  package var genericWords: [SearchKey: String] { words.value }

  private static func genericWords(_ stopWords: [String], _ categories: [Category]) -> [SearchKey: String] {
    var words: [SearchKey: String] = [:]
    for word in stopWords { words[SearchKey(word)] = "a stop word" }
    for category in categories {
      for word in category.words + [category.name, category.id.value] {
        words[SearchKey(word)] = "a category word"
      }
    }
    return words
  }

  /// Where the file of an entry is, or would be.
  package func path(of id: String, in collection: EntryCollection) -> String {
    let folder = source.path.lastIndex(of: "/").map { String(source.path[...$0]) } ?? ""
    return "\(folder)\(collection.name)/\(id).yaml"
  }

  /// The texts that are published, compared with those of entries or given to templates.
  package var texts: [Located<String>] {
    ["categories", "retired", "stopWords", "settings"].compactMap { value?.object?[$0] }.flatMap(\.allTexts)
  }

  /// Whether a text is of an entry under `retired`, such as the name that it had.
  package func isRetired(_ text: Located<String>) -> Bool {
    value?.object?["retired"]?.span.contains(text.span.lowerBound) ?? false
  }

  /// The position of a value of this file.
  package func location(_ span: Range<Int>?) -> SourceLocation {
    span.map(source.location) ?? .file(source.path)
  }

  /// The position of a field's value.
  package func position(of field: String) -> SourceLocation { location(value?.object?[field]?.span) }
}
