internal import ArgumentParser
internal import CatalogueAuthoring
internal import CatalogueRules
internal import CatalogueSources
internal import Diagnostics
internal import FileAccess

/// `catalogue import`
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Make brand files from a catalogue that was written by hand, or published.",
    discussion: """
      Reads an array of brands, or an object with such an array under "brands", and writes a new market's folder: \
      catalogue.yaml, brands/<id>.yaml and logos/<id>.svg. Brands have id, name, aliases, logo or logoUrl, color, \
      defaultFormat, or any field of a brand file or a published catalogue. A catalogue of another kind has an array for \
      each of its collections.

        catalogue import old.json --into catalogue/italy
        catalogue import old.json --logos old/logos --into catalogue/italy
        catalogue import shops.tsv --field shop=name --source https://www.example.com/ --into catalogue/italy

      A table, .csv or .tsv, has a brand on each line; its first line names the fields. Texts of a list have semicolons \
      between them. Of a list of records, such as programmes, a column has the names, and programmes.kind, one for each \
      further field, as many texts.

      The kind is that of --settings; else of the collections that are in the JSON; else of the catalogue.yaml in the \
      folder of the imported file. Where none says it, --kind does.

      What breaks a rule and has one right fix is fixed, with a warning. What only a person can fix is an error; \
      everything else is written all the same. Invalid values stay in the files, so that "catalogue check" reports \
      them; fields that brand files don't have are left out.

      Exit codes: 0 nothing left to do, 1 could not run, 64 wrong usage, 100 something left to do.
      """)

  @Option(
    help: ArgumentHelp(
      "The folder of the logos, SVG files. Symbolic links aren't followed.", valueName: "folder"),
    transform: GivenPath.checked)
  var logos: String?
  @Option(
    help: ArgumentHelp("The folder to create. It may exist if it is empty.", valueName: "folder"),
    transform: GivenPath.checked)
  var into: String
  @Option(
    help: ArgumentHelp("A catalogue.yaml to copy. Default: made from the catalogue.", valueName: "file"),
    transform: GivenPath.checked)
  var settings: String?
  @OptionGroup var schemaFolder: SchemaFolderOption
  @Option(
    name: .customLong("field"),
    help: ArgumentHelp(
      "What field theirs is, where it has another name, such as shop=name; with nothing behind the sign it is left out.",
      valueName: "theirs=ours"), transform: FieldName.init)
  var fieldNames: [FieldName] = []
  @Option(
    help: ArgumentHelp("The source of the facts of brands that name none.", valueName: "https"))
  var source: String?
  @Option(
    help: ArgumentHelp(
      "A table of two columns, .csv or .tsv, with a first line: their categories, and ours.",
      valueName: "file"),
    transform: GivenPath.checked)
  var categories: String?
  @Option(
    help: ArgumentHelp(
      "words: brands without a category get the one of --settings that has a word of their names.",
      valueName: "name"))
  var categoryFrom: CategorySource?
  @OptionGroup var kindName: KindOption
  @OptionGroup var report: ReportOptions
  @Argument(
    help: ArgumentHelp("The catalogue, JSON, or a table, .csv or .tsv.", valueName: "catalogue"),
    transform: GivenPath.checked)
  var catalogue: String

  func validate() throws {
    if categoryFrom != nil, settings == nil {
      throw ValidationError("--category-from needs --settings, whose categories have words.")
    }
    guard Set(fieldNames.map(\.theirs)).count == fieldNames.count else {
      throw ValidationError("--field has the same name twice.")
    }
    let ours = fieldNames.map(\.ours).filter { !$0.isEmpty }
    guard Set(ours).count == ours.count else {
      throw ValidationError("--field gives one field two of their names.")
    }
  }

  func run() throws {
    let folder = NewFolder(into)
    try folder.checkIsFree()
    let result = try result(of: try sources())
    // What is to be said of the catalogue is said in the command, which can be given again.
    guard hasEntries(result) || !result.isIncomplete else {
      try report.write(findings: result.diagnostics)
      report.write(line: "Nothing was written: no entry could be imported")
      throw ExitCode.findings
    }
    try folder.write(result.files.map { ($0.path, $0.bytes) }, folders: result.collections.map(\.name))
    try report.write(findings: result.diagnostics)
    if !result.missing.isEmpty { report.write(line: "To be filled in:") }
    for line in result.missing { report.write(line: "  " + line) }
    report.write(line: "Wrote \(into): \(summary(result)). Next: catalogue check --market \(into.shellWord)")
    if result.isIncomplete { throw ExitCode.findings }
  }

  private func count(_ folder: String, in result: ImportResult) -> Int {
    result.files.count { $0.path.hasPrefix(folder + "/") }
  }

  private func hasEntries(_ result: ImportResult) -> Bool {
    result.collections.contains { count($0.name, in: result) > 0 }
  }

  private func summary(_ result: ImportResult) -> String {
    let entries = result.collections.map { $0.counted(count($0.name, in: result)) }
    let logos = result.hasLogos ? [counted(count("logos", in: result), "logo")] : []
    return (entries + logos).joined(separator: ", ")
  }

  /// - Throws: `ExitCode.findings`, after reporting why the catalogue can't be read.
  private func result(of sources: ImportSources) throws -> ImportResult {
    try report.read { () throws(UnreadableInput) in try CatalogueImport.run(sources) }
  }

  private func sources() throws(FileError) -> ImportSources {
    var text = try FileBytes.read(catalogue, limit: SourceFolder.catalogueLimit)
    // Spreadsheets and editors on Windows write a byte order mark.
    text.removeFirst(SourceText(path: catalogue, bytes: text).start)
    let settings = try settings.map(SourceFolder.source)
    var sources = ImportSources(
      catalogue: SourceText(path: catalogue, bytes: text), schemas: try schemaFiles(of: text, settings))
    sources.settings = settings
    sources.logos = if let logos { try Self.files(in: logos.trimmingSlashes) } else { nil }
    sources.categories = try categories.map(SourceFolder.source)
    sources.fieldNames = Dictionary(fieldNames.map { ($0.theirs, $0.ours) }) { first, _ in first }
    (sources.source, sources.findsCategories) = (source, categoryFrom != nil)
    sources.schemaFolder = RelativePath.from(into, to: schemaFolder.schemas)
    return sources
  }

  /// The schemas for a catalogue.
  private func schemaFiles(of text: [UInt8], _ settings: SourceText?) throws(FileError) -> SchemaFiles {
    let folder = SchemaFolder(schemaFolder.schemas)
    return SchemaFiles(
      kind: try kind(of: text, settings, in: folder), settings: try SourceFolder.source(folder.settings))
  }

  /// The kind that the settings name, or else the catalogue's.
  private func kind(
    of text: [UInt8], _ settings: SourceText?, in folder: SchemaFolder
  ) throws(FileError) -> KindFiles {
    if let settings, let kind = try folder.kind(namedBy: settings) {
      guard let given = kindName.kind, given != kind.name else { return kind }
      throw FileError(
        "--kind \(given) isn't the kind that \(settings.path) names, \(kind.name); leave one of them out")
    }
    // A table doesn't say what its lines are.
    let members = ImportSources.isTable(catalogue) ? PublishedMembers.none : PublishedMembers(text)
    if kindName.kind == nil, let members, members.names.isEmpty, let settings = try settingsBeside(),
      let kind = try folder.kind(namedBy: settings)
    {
      return kind
    }
    return try folder.kind(named: kindName.kind, of: catalogue) { members }
  }

  /// The settings of the catalogue in whose folder the imported file is.
  private func settingsBeside() throws(FileError) -> SourceText? {
    let folder = PathParts(catalogue).folder
    let path = (folder.isEmpty ? "" : folder + "/") + "catalogue.yaml"
    return try FileBytes.isThere(path) ? SourceFolder.source(path) : nil
  }

  /// The regular files of a folder: links could lead anywhere.
  private static func files(in folder: String) throws(FileError) -> [SourceText] {
    try FolderListing.names(in: folder).compactMap { name in
      let path = "\(folder)/\(name)"
      let bytes = try? FileBytes.read(path, limit: SourceFolder.sourceLimit, followsLinks: false)
      return bytes.map { SourceText(path: path, bytes: $0) }
    }
  }
}

/// How categories are found.
enum CategorySource: String, ExpressibleByArgument {
  case words
}

/// What field of ours a field of theirs is.
struct FieldName: Sendable {
  let theirs: String
  let ours: String

  /// - Throws: `ValidationError`, where it isn't `theirs=ours`.
  @Sendable init(_ text: String) throws {
    guard let sign = text.lastIndex(of: "="), sign != text.startIndex
    else { throw ValidationError("it is written theirs=ours, such as shop=name") }
    (theirs, ours) = (String(text[..<sign]), String(text[text.index(after: sign)...]))
  }
}
