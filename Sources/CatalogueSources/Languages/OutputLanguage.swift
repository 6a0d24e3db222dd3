/// A file that the catalogue is written to: its template, and how its language writes literals and names.
package struct OutputLanguage: Sendable {
  /// The template's file name.
  package let template: String
  package var literals: LiteralStyle
  package let identifiers: IdentifierStyle
  /// Whether the code uses the types of the library `Catalogue`, instead of declaring them.
  package var importsLibrary = false
  /// Whether the code is internal to its module: a compiler then leaves out what the module doesn't use.
  package var isInternal = false
  /// The types of ids, `Activity.ID` or `ActivityId`, by the names of the collections; none where ids are texts.
  package private(set) var idTypes: [String: String] = [:]
  /// The type of categories; `nil` where they are texts.
  package var categoryType: String?
  /// The generated file's name; with ``each``, of a file in a folder perhaps, with `{id}` for the entry's id.
  package var file: String
  /// The collection of which each entry has a file of its own; `nil` for one file of all.
  package var each: String?
  /// The settings of `catalogue.yaml` that the template uses.
  package var settings: [Setting] = []
  /// The pictures beside the file of each entry.
  package var images: [OutputImage] = []

  /// The namespace of the UUIDs that a database has in place of ids; `nil` where it has the ids themselves.
  package var uuidNamespace: NamedUUID?

  /// A setting of `catalogue.yaml` that a template uses.
  package struct Setting: Sendable {
    package let name: String
    /// `nil` where `catalogue.yaml` doesn't have it.
    package var value: String?
  }

  private static let ending = ".mustache"

  /// The language of a template, by the extension before `.mustache`; JSON's for an unknown one.
  /// - Parameter file: the generated file's name; by default the template's without `.mustache`.
  package init(template: String, file: String? = nil) {
    self.template = template
    self.file =
      file ?? (template.hasSuffix(Self.ending) ? String(template.dropLast(Self.ending.count)) : template)
    switch template.split(separator: ".").dropLast().last {
    case "swift": (literals, identifiers) = (.swift, .swift)
    case "kt": (literals, identifiers) = (.kotlin, .kotlin)
    case "ts": (literals, identifiers) = (.typeScript, .lowerCamelCase)
    default: (literals, identifiers) = (.json, .lowerCamelCase)
    }
  }

  /// What stands for an entry's id in the name of its file.
  static let idMark = "{id}"

  /// Whether the name of a file, or of the files of entries, is one that all disks have.
  static func isPath(_ file: String) -> Bool {
    file.replacing(idMark, with: "id").split(separator: "/", omittingEmptySubsequences: false)
      .allSatisfy { String($0).isFileName }
  }

  /// The name of an entry's file.
  package func file(of id: String) -> String { file.replacing(Self.idMark, with: id) }

  /// Whether the file of each entry is in a folder that is that entry's alone.
  package var hasFolderOfEntry: Bool {
    file.lastIndex(of: "/").map { file[..<$0].contains(Self.idMark) } ?? false
  }

  /// Whether it writes the tables or the rows of a database.
  package var isOfDatabase: Bool { template.hasSuffix(".sql\(Self.ending)") }

  /// The extensions of the languages that have a template for any kind.
  private static let general = ["kt", "swift", "ts"]

  /// Whether the template is one for any kind.
  package var isGeneral: Bool { Self.general.contains { template == "Entries.\($0)\(Self.ending)" } }

  /// Whether the template may use look-ups: one of its own kind may, and of ours those for any kind do. (The tables of a
  /// database have the references themselves.)
  var mayLookUp: Bool {
    isGeneral
      || !isOfDatabase
        && template != "Pass.json\(Self.ending)"
        && !Self.general.contains { template == "Brands.\($0)\(Self.ending)" }
  }

  /// The outputs of a kind that names none.
  /// - Parameter name: what the catalogue is called in code.
  static func standard(named name: String) -> [OutputLanguage] {
    general.map { OutputLanguage(template: "Entries.\($0)\(ending)", file: "\(name).\($0)") }
  }

  /// The same output for a kind. Code that a template for any kind writes has types of ids.
  /// - Parameters:
  ///   - entries: what the types of entries are called, by the names of the collections.
  ///   - categories: what the type of categories is called; `nil` where no entry has one.
  func adapted(to entries: [String: String], categories: String?) -> OutputLanguage {
    var language = self
    language.categoryType = categories
    guard isGeneral else { return language }
    language.idTypes = entries.mapValues { $0 + (literals.hasTypes ? ".ID" : "Id") }
    return language
  }

  /// All that decides how it is written, beside its kind and its template's text.
  package var identity: [String] {
    [template, file, "\(importsLibrary)", "\(isInternal)"] + literals.said
      + settings.map { setting in setting.name + (setting.value.map { "=" + $0 } ?? "") }
  }

  /// The largest number of entries that code has as literals which people can read; `nil` where it is any.
  package var mostReadable: Int? { isGeneral ? nil : 249 }

  /// Whether code has tables of so many entries, in place of literals.
  package func hasTables(of count: Int) -> Bool { mostReadable.map { count > $0 } ?? false }
}
