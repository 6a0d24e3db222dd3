package import Diagnostics
internal import StrictJSON

/// A file that the catalogue is written to, as `catalogue.yaml` or `kind.yaml` has it.
package struct Output: Sendable {
  package let template: Located<String>
  package let language: OutputLanguage
  /// Where the collection, the name of the file and the pictures are given; where they aren't, where the template is.
  fileprivate let (each, file, images): (Range<Int>, Range<Int>, Range<Int>)

  /// The fields.
  static let fields = [
    "template", "each", "file", "settings", "images", "uuidNamespace", "importsLibrary", "internal", "null",
    "true", "false",
    "escapes", "escapesDollar",
  ]

  /// An output that nobody names.
  init(_ language: OutputLanguage) {
    template = Located(value: language.template, span: 0..<1)
    (each, file, images) = (template.span, template.span, template.span)
    self.language = language
  }

  /// `nil` where the template isn't named.
  init?(_ object: LocatedObject) {
    guard let template = object.text("template") else { return nil }
    self.template = template
    (each, file) = (object.text("each")?.span ?? template.span, object.text("file")?.span ?? template.span)
    images = object.member("images")?.keySpan ?? template.span
    var language = OutputLanguage(template: template.value, file: object.text("file")?.value)
    language.each = object.text("each")?.value
    language.settings = object.texts("settings").map { OutputLanguage.Setting(name: $0.value) }
    language.images = object.objects("images").compactMap { object, _ in OutputImage(object) }
    language.uuidNamespace = object.text("uuidNamespace").flatMap { NamedUUID($0.value) }
    language.importsLibrary = object["importsLibrary"]?.bool ?? false
    language.isInternal = object["internal"]?.bool ?? false
    language.literals.read(object)
    self.language = language
  }
}

/// An output, and where it is written.
package struct PlacedOutput: Sendable {
  package let language: OutputLanguage
  private let output: Output
  private let source: SourceText
  /// Whether it is written: one of a kind that needs settings is, where `catalogue.yaml` has any of them.
  package let isWritten: Bool

  /// - Parameter source: where the output is declared.
  init(_ output: Output, as language: OutputLanguage, in source: SourceText, isWritten: Bool) {
    (self.output, self.language, self.source, self.isWritten) = (output, language, source, isWritten)
  }

  /// The template's name.
  package var location: SourceLocation { source.location(output.template.span) }
  /// The collection of which each entry has a file; where it isn't given, the template.
  package var each: SourceLocation { source.location(output.each) }
  /// The name of the file; where it isn't given, the template.
  package var file: SourceLocation { source.location(output.file) }
  /// The pictures; where they aren't given, the template.
  package var images: SourceLocation { source.location(output.images) }
}

extension OutputLanguage {
  /// The folders of what is generated beside the code.
  static let taken: Set<String> = [
    "android", "brands.xcassets", "bundle", "development-keys", "documentation", "editor", "lib", "logos",
    "metadata", "preview", "targets",
  ]

  /// Whether a file, by its name among the generated ones, is where something else is generated.
  package static func isTaken(_ file: String) -> Bool {
    file.split(separator: "/").first.map { taken.contains($0.lowercased()) } ?? false
  }

  /// What is wrong with the collection that it has a file for each entry of; `nil` for nothing.
  package func collectionProblem(among collections: [String]) -> (message: String, fix: String?)? {
    guard let each, !collections.contains(each) else { return nil }
    let nearest = NearestName.of(each, in: collections) ?? collections.joined(separator: ", ")
    return ("\"each\" must be a collection of the kind, and \"\(each)\" is none", "use \(nearest)")
  }

  /// What is wrong with the name of the file, or the names of the files; `nil` for nothing.
  package var fileProblem: (message: String, fix: String?)? {
    let parts = file(of: "id").split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if file.replacing(Self.idMark, with: "").contains(where: { "{}".contains($0) }) {
      return ("in \"file\" nothing but {id} may stand in braces", "for example pages/{id}.html")
    }
    // Where the file is read, other names are reported.
    guard Self.isPath(file) else { return nil }
    guard each != nil else {
      guard parts.count > 1 || file.contains(Self.idMark) else { return nil }
      return ("without \"each\", \"file\" must be the name of one file in no folder", "for example page.html")
    }
    guard parts.count <= 5 else { return ("\"file\" may be in four folders at most", nil) }
    guard file.contains(Self.idMark) else {
      return (
        "with \"each\", \"file\" must have {id} in it, for the id of the entry", "for example pages/{id}.html"
      )
    }
    guard parts.count > 1, !Self.isTaken(file) else {
      return (
        "with \"each\", the files must be in a folder that nothing else is written to",
        "for example pages/{id}.html"
      )
    }
    return nil
  }
}

extension LiteralStyle {
  /// What may be said of the literals of a language: all else is known by its template's name.
  var said: [String] {
    [words.null, words.true, words.false, escapes.code.rawValue, "\(escapes.escapesDollar)"]
  }

  /// Takes over what is said of the literals of a language.
  fileprivate mutating func read(_ object: LocatedObject) {
    words.null = object.text("null")?.value ?? words.null
    words.true = object.text("true")?.value ?? words.true
    words.false = object.text("false")?.value ?? words.false
    escapes.code = object.text("escapes").flatMap { StringEscapes.Code(rawValue: $0.value) } ?? escapes.code
    escapes.escapesDollar = object["escapesDollar"]?.bool ?? escapes.escapesDollar
  }
}
