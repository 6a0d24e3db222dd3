internal import ArgumentParser
internal import FileAccess
internal import ProgramVersion

@main
enum Main {
  static func main() async {
    StandardStreams.open()
    await CatalogueCommand.main()
  }
}

/// The authoring command.
struct CatalogueCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "Turns brand files into a checked, versioned catalogue and into code for watch and phone.",
    discussion: """
      One YAML file per brand goes in; italy.json, Brands.swift, Brands.kt and Brands.ts come out.

        catalogue new      begins a brand's file
        catalogue check    tells everything that is wrong; --fix mends what has one right fix
        catalogue format   brings brand files into form
        catalogue build    writes the catalogue and the code
        catalogue rules    lists every rule that the sources are held to
        catalogue diff     tells what differs between two catalogues, and what of it breaks apps
        catalogue import   makes brand files of a catalogue that was written by hand
        catalogue stats    counts the brands, and what they leave out
        catalogue preview  writes a page that shows every brand as the apps do

      For apps and for those who write a template:

        catalogue generate    writes the code of one language, of a published catalogue too
        catalogue view        lists what a template may ask for

      Run it in the project's folder; "make catalogue" does so with the last commit as the baseline. For any JSON or \
      YAML files and any JSON Schemas, anywhere:

        catalogue validate        tells where files aren't what a schema asks for
        catalogue schema check    tells what is wrong with schemas

      build, check, diff and generate take --quiet, --verbose and --color.

      Exit codes: 0 clean, 1 could not run, 64 wrong usage, 100 findings.
      """,
    version: ProgramVersion.text,
    subcommands: [
      NewCommand.self, CheckCommand.self, FormatCommand.self, PreviewCommand.self, BuildCommand.self,
      DiffCommand.self, StatsCommand.self, ImportCommand.self, RulesCommand.self, LogoCommand.self,
      GenerateCommand.self, ViewCommand.self, ValidateCommand.self, SchemaCommand.self,
    ])
}

extension ExitCode {
  /// Something was found that has to be mended.
  static let findings = ExitCode(100)
}
