internal import ArgumentParser
public import CommandRunning
internal import ProgramVersion

/// The program `catalogue`.
public enum CatalogueProgram {
  /// Runs the program with some arguments.
  /// - Returns: the exit code.
  public static func run(_ arguments: [String], in context: CommandContext) async -> Int32 {
    await CatalogueCommand.run(arguments, in: context)
  }
}

/// The authoring command.
struct CatalogueCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue",
    abstract: "Turns brand files into a checked, versioned catalogue and into code for watch and phone.",
    discussion: """
      One YAML file per brand goes in; italy.json, Brands.swift, Brands.kt and Brands.ts come out.

        catalogue new      starts a new brand's file
        catalogue rename   gives a brand another name
        catalogue retire   ends a brand, or takes that back
        catalogue rank     gives a brand a rank, and the others those around it
        catalogue init     begins a catalogue
        catalogue check    reports everything that is wrong; --fix fixes what has one right fix
        catalogue format   formats brand files
        catalogue build    writes the catalogue and the code
        catalogue rules    lists every rule that the sources must follow
        catalogue diff     compares two catalogues, and reports what breaks apps
        catalogue import   makes brand files from a catalogue that was written by hand
        catalogue stats    counts the brands and the fields they leave out
        catalogue preview  writes a page that shows every brand as the apps do
        catalogue lsp      serves an editor while you type

      For apps and for authors of templates:

        catalogue generate    writes the code of one language, also from a published catalogue
        catalogue view        lists the names that a template may use

      Run it in the project's folder; "make catalogue" does so with the last commit as the baseline. For any JSON or \
      YAML files and any JSON Schemas, anywhere:

        catalogue kind new        begins a kind of catalogue
        catalogue validate        reports where files break a schema
        catalogue schema check    reports what is wrong with schemas

      build, check, diff and generate take --quiet, --verbose and --color.

      Exit codes: 0 clean, 1 could not run, 64 wrong usage, 100 findings.
      """,
    version: ProgramVersion.text,
    subcommands: [
      NewCommand.self, RenameCommand.self, RetireCommand.self, RankCommand.self, InitCommand.self,
      CheckCommand.self, FormatCommand.self, PreviewCommand.self,
      BuildCommand.self,
      DiffCommand.self, StatsCommand.self, ImportCommand.self, RulesCommand.self, LogoCommand.self,
      GenerateCommand.self, ViewCommand.self, ValidateCommand.self, SchemaCommand.self,
      KindCommand.self, LanguageServerCommand.self,
    ])
}

extension ExitCode {
  /// Something was found that has to be fixed.
  static let findings = ExitCode(100)
}
