internal import ArgumentParser

/// `make logo-lab`
@main
struct LogoLaboratory: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logo-lab", abstract: "Measure the logo normaliser on thousands of files.",
    subcommands: [NormalizeCommand.self, MutateCommand.self])
}
