public import Catalogue
public import Diagnostics

/// Writes the code of a catalogue in one language, for apps that have the published catalogue and not its sources.
public struct CodeGenerator: Sendable {
  private let templates: [String: SourceText]
  private let language: OutputLanguage

  /// - Parameters:
  ///   - template: the name of the template, which says what the language is.
  ///   - templates: it, and all that it may include, by their names.
  ///   - importsLibrary: whether Swift code imports `Catalogue` instead of declaring its types.
  public init(template: String, templates: [String: SourceText], importsLibrary: Bool) {
    self.templates = templates
    var language = OutputLanguage(template: template)
    language.importsLibrary = importsLibrary
    self.language = language
  }

  /// What is wrong with the template.
  public var diagnostics: [Diagnostic] {
    guard let template = templates[language.template] else {
      let finding = Finding("template \(language.template) is missing", at: .file(language.template))
      return [Rule.templateNames.diagnostic(finding)]
    }
    return TemplateCheck(template, in: templates, root: CatalogueView.self).findings
      .map(Rule.templateNames.diagnostic)
  }

  /// The code of a catalogue.
  /// - Parameter categories: the titles of categories by their ids. Others go by their ids.
  /// - Throws: what the template library says of a template that ``diagnostics`` has something about.
  public func code(of catalogue: Catalogue, categories titles: [String: String] = [:]) throws -> [UInt8] {
    let ids = Set(catalogue.brands.map(\.category)).union(titles.keys).sorted()
    let categories = ids.map {
      MarketSettings.Category(
        id: Located(value: $0, span: 0..<0), name: titles[$0] ?? $0, minimum: nil, maximum: nil, words: [])
    }
    return try Emitter(templates: templates, categories: categories, languages: [language])
      .code(of: catalogue, in: language)
  }
}
