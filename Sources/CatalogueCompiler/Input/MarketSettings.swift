internal import Catalogue
internal import Diagnostics
internal import StrictJSON

/// `catalogue.yaml` as far as it could be read: what holds for a whole market.
struct MarketSettings: Sendable {
  /// One category of brands.
  struct Category: Sendable {
    let id: Located<String>
    let name: String
    let minimum: Located<Int>?
    let maximum: Located<Int>?
    /// Words that mean the category, and so can't be a brand's alias.
    let words: [String]
  }

  /// An id that was used before this catalogue and is never used again.
  struct Retired: Sendable {
    let id: Located<String>
    let name: String
    /// What became of it; closed or merged where it isn't said.
    let status: Located<BrandStatus>?
    let endedOn: Located<String>?
    let replacedBy: Located<String>?

    /// The field that names what replaces it.
    static let successorField = "replacedBy"
  }

  let source: SourceText
  let country: String?
  let schemaVersion: Int?
  let neutralColor: RGBColor?
  /// The field that is a colour, as it is written.
  let colorFields: [LocatedObject.Member]
  let categories: [Category]
  let stopWords: [String]
  let retired: [Retired]
  /// The files that the catalogue is written to; `nil` for the standard ones.
  let outputs: [Output]?

  init(_ source: SourceText, _ value: LocatedValue?) {
    let object = value?.object ?? LocatedObject([])
    self.source = source
    country = object.text("country")?.value
    schemaVersion = object.integer("schemaVersion")?.value
    neutralColor = object.text("neutralColor").flatMap { RGBColor($0.value) }
    colorFields = ["neutralColor"].compactMap(object.member)
    stopWords = object.texts("stopWords").map(\.value)
    categories = object.objects("categories").compactMap { object, _ in
      guard let id = object.text("id") else { return nil }
      return Category(
        id: id, name: object.text("name")?.value ?? id.value, minimum: object.integer("minimum"),
        maximum: object.integer("maximum"), words: object.texts("words").map(\.value))
    }
    retired = object.objects("retired").compactMap { object, _ in
      guard let id = object.text("id") else { return nil }
      return Retired(
        id: id, name: object.text("name")?.value ?? id.value, status: object.choice("status"),
        endedOn: object.text("endedOn"),
        replacedBy: object.text(Retired.successorField))
    }
    outputs =
      object["outputs"] == nil ? nil : object.objects("outputs").compactMap { object, _ in Output(object) }
  }

  /// The languages that the catalogue is written in.
  var languages: [OutputLanguage] { outputs?.map(\.language) ?? OutputLanguage.standard }

  /// The language of a template, as far as something is said of it here.
  func language(of template: String) -> OutputLanguage {
    languages.first { $0.template == template } ?? OutputLanguage(template: template)
  }

  /// Words that many brands could go by, each with what it is.
  var genericWords: [SearchKey: String] {
    var words: [SearchKey: String] = [:]
    for word in stopWords { words[SearchKey(word)] = "a stop word" }
    for category in categories {
      for word in category.words + [category.name, category.id.value] {
        words[SearchKey(word)] = "a category word"
      }
    }
    return words
  }

  /// Where the file of a brand is, or would be.
  func path(ofBrand id: String) -> String {
    let folder = source.path.lastIndex(of: "/").map { String(source.path[...$0]) } ?? ""
    return "\(folder)brands/\(id).yaml"
  }

  /// The position of a value of this file.
  func location(_ span: Range<Int>?) -> SourceLocation { span.map(source.location) ?? .file(source.path) }
}

extension MarketSettings {
  /// A file that the catalogue is written to, as `catalogue.yaml` has it.
  struct Output: Sendable {
    let template: Located<String>
    let language: OutputLanguage

    /// `nil` where the template isn't named.
    init?(_ object: LocatedObject) {
      guard let template = object.text("template") else { return nil }
      self.template = template
      var language = OutputLanguage(template: template.value)
      language.importsLibrary = object["importsLibrary"]?.bool ?? false
      language.isInternal = object["internal"]?.bool ?? false
      language.literals.read(object)
      self.language = language
    }
  }
}

extension LiteralStyle {
  /// Takes over what is said of the literals of a language.
  fileprivate mutating func read(_ object: LocatedObject) {
    words.null = object.text("null")?.value ?? words.null
    words.true = object.text("true")?.value ?? words.true
    words.false = object.text("false")?.value ?? words.false
    escapes.code = object.text("escapes").flatMap { StringEscapes.Code(rawValue: $0.value) } ?? escapes.code
    escapes.escapesDollar = object["escapesDollar"]?.bool ?? escapes.escapesDollar
  }
}
