internal import ArgumentParser
internal import CatalogueRules
internal import CommandRunning

/// `catalogue schema published`
struct SchemaPublishedCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "published", abstract: "Print the schema of published catalogues.",
    discussion: """
      It is made from the entry schema: every field is there, null where a source file may leave it out, and the \
      derived fields are among them. "catalogue check" holds the published catalogue against it.

        catalogue schema published --kind brands
      """)

  @OptionGroup var options: EntrySchemaOptions
  @OptionGroup(title: "Report") var report: ReportOptions

  func run() throws {
    let kind = try options.kind()
    let text = try report.read { () throws(UnreadableInput) in try PublishedSchemaFile.text(of: kind) }
    Console.print(String(decoding: text, as: UTF8.self), terminator: "")
  }
}
