internal import ArgumentParser
internal import CatalogueAuthoring
internal import CatalogueRules
internal import CatalogueSources
internal import CommandRunning
internal import Diagnostics

/// `catalogue schema fields`
struct SchemaFieldsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fields", abstract: "Print the fields of an entry, as Markdown.",
    discussion: """
      Lists what the schema of entries says of each field: what it is, what is allowed, whether it is \
      required, an example, and whether it is in source files, in the published catalogue, or in both.

        catalogue schema fields --kind brands
      """)

  @OptionGroup var options: EntrySchemaOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() throws {
    let kind = try options.kind()
    let fields = try report.read { () throws(UnreadableInput) in try EntryFields.all(kind) }
    Console.print(FieldPage(fields).text)
  }
}
