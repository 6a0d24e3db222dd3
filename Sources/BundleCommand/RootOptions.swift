internal import ArgumentParser

/// Where the roots are.
struct RootOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("The folder of the roots, to be kept under version control.", valueName: "folder"))
  var roots = "roots"

  /// The folder.
  var folder: RootFolder { RootFolder(path: roots) }
}
