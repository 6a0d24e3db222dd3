internal import ArgumentParser

/// `catalogue-bundle updates`
struct UpdatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "updates",
    abstract: "Do from the shell what an app does that links CatalogueUpdates.",
    discussion: """
        catalogue-bundle updates check --store DIR --repository https://cdn.example.com/catalogue --root roots/1.root.json
        catalogue-bundle updates apply --store DIR --repository https://cdn.example.com/catalogue --root roots/1.root.json
        catalogue-bundle updates status --store DIR

      The store stands for an app that came without any catalogue. A failure ends with exit code 1, its sentence and \
      its code (docs/UPDATES.md).
      """,
    subcommands: [UpdatesCheckCommand.self, UpdatesApplyCommand.self, UpdatesStatusCommand.self])
}
