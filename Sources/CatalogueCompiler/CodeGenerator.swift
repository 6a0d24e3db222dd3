public import Catalogue
internal import CatalogueEmit
public import CatalogueRules
public import CatalogueSources
public import Diagnostics

/// Writes the code of a catalogue in one language, for apps that have the published catalogue and not its sources.
public struct CodeGenerator: Sendable {
  private let templates: [String: SourceText]
  private let kind: KindSchema
  private let language: OutputLanguage

  /// - Parameters:
  ///   - template: the name of the template, which names the language; `nil` for the kind's own, or else the file's
  ///     name with `.mustache`.
  ///   - file: the name of the file that is written.
  ///   - templates: the template and all that it may include, by their names.
  ///   - kind: the kind, whose schema lists the fields of brands.
  ///   - importsLibrary: whether Swift code imports `Catalogue` instead of declaring its types.
  ///   - isInternal: whether Swift code is internal to its module.
  /// - Throws: `UnreadableInput`, with what is wrong with the kind.
  public init(
    template: String?, for file: String, templates: [String: SourceText], kind: KindFiles,
    importsLibrary: Bool, isInternal: Bool
  ) throws(UnreadableInput) {
    self.templates = templates
    let kind = try KindSchema(kind)
    self.kind = kind
    let outputs = kind.outputs.map(\.language)
    let own = outputs.first { $0.file == file }
    let name = template ?? own?.template ?? file + ".mustache"
    let same = own?.template == name ? own : outputs.first { $0.template == name }
    var language = (same ?? OutputLanguage(template: name)).adapted(to: kind)
    language.importsLibrary = importsLibrary
    language.isInternal = isInternal
    self.language = language
  }

  /// What is wrong with the template, or with importing the library.
  public var diagnostics: [Diagnostic] {
    guard let template = templates[language.template] else {
      let files = kind.outputs.map(\.language).filter { $0.each == nil }.map(\.file).sorted()
      let usual = files.isEmpty ? "" : "call the output \(Self.listed(files)), or "
      let finding = Finding(
        "template \(language.template) is missing; the output's name chooses it", at: nil,
        fix: "\(usual)name a template with --template")
      return [Rule.templateNames.diagnostic(finding)]
    }
    guard language.each == nil else {
      let error = OutputOfMany()
      return [Rule.templateNames.diagnostic(Finding(error.description, at: nil, fix: error.fix))]
    }
    let mismatch =
      language.importsLibrary && !language.isGeneral ? LibraryTypes.mismatch(kind) : nil
    let check = TemplateCheck(template, in: templates, root: CatalogueView.shape(of: kind, for: language))
    let findings =
      check.findings
      + TemplateOption.unused(by: check, of: language).map { option in
        Finding(
          option.message(language.template, named: option.flag), at: nil, fix: "leave \(option.flag) out")
      } + (mismatch.map { [Finding($0, at: nil, fix: LibraryTypes.fix)] } ?? [])
    return findings.map(Rule.templateNames.diagnostic)
  }

  private static func listed(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
  }

  /// Reads a published catalogue.
  /// - Parameter note: gets the values that its code can't have.
  /// - Throws: `CatalogueFormatError`, for the first mistake.
  public func catalogue(
    decoding bytes: [UInt8], note: ((ForeignValue) -> Void)? = nil
  ) throws(CatalogueFormatError) -> PublishedCatalogue {
    try PublishedCatalogue(decoding: bytes, by: kind, note: note)
  }

  /// The code of a published catalogue. Categories that it doesn't list, as older releases, are called by their ids.
  public func code(of catalogue: PublishedCatalogue) -> [UInt8] {
    let named = Set(
      catalogue.collections.flatMap { collection in
        collection.entries.flatMap {
          PublishedValue.record($0.values).categories(as: .record(collection.schema.entry))
        }
      })
    let unlisted = named.subtracting(catalogue.categories.map(\.id)).sorted()
    var catalogue = catalogue
    catalogue.categories += unlisted.map { CatalogueCategory(id: $0, title: $0) }
    return code(of: catalogue, language)
  }

  /// The code of a market, with the options that its `catalogue.yaml` has for the template; `nil` after an error.
  /// - Throws: ``OutputOfMany``.
  public func code(of result: BuildResult) throws -> [UInt8]? {
    guard let catalogue = result.catalogue, let settings = result.settings else { return nil }
    var own = settings.language(of: language.template, in: catalogue.kind)
    guard own.each == nil else { throw OutputOfMany() }
    own.importsLibrary = own.importsLibrary || language.importsLibrary
    own.isInternal = own.isInternal || language.isInternal
    return code(of: catalogue, own)
  }

  private func code(of catalogue: PublishedCatalogue, _ language: OutputLanguage) -> [UInt8] {
    Emitter(templates: templates, languages: [language])
      .code(of: catalogue, BrandChunks(catalogue, mostReadable: language.mostReadable), in: language)
  }
}

extension PublishedValue {
  /// The ids of categories that it names.
  fileprivate func categories(as type: FieldType) -> [String] {
    switch (self, type) {
    case (.text(let id), .text(.reference(EntrySchema.categories))): [id]
    case (.list(let elements), .list(let element)): elements.flatMap { $0.categories(as: element) }
    case (.record(let values), .record(let record)):
      zip(values, record.fields).flatMap { $0.categories(as: $1.type) }
    default: []
    }
  }
}

/// The template is one that writes a file for each entry.
public struct OutputOfMany: Error, CustomStringConvertible {
  let fix = "run catalogue build, which writes them"

  /// One sentence for a person.
  public var description: String { "this template writes a file for each entry (\"each\"), not one of all" }
}
