internal import ArgumentParser

/// Where everything is. The defaults are the project's own layout, seen from its folder.
struct FileOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The market's folder: catalogue.yaml, brands/ and logos/.", valueName: "folder"))
  var market = "catalogue/italy"

  @Option(
    help: ArgumentHelp(
      "The catalogue to write. Default: the market's folder with .json at its end.", valueName: "file"))
  var output: String?

  @Option(help: ArgumentHelp("The folder for generated code.", valueName: "folder"))
  var generated = "Generated"

  @OptionGroup var folders: TemplateOptions

  @Option(
    help: ArgumentHelp(
      "The catalogue that was last released, which versions are counted from. Default: the one that is there.",
      valueName: "file"))
  var baseline: String?

  func validate() throws {
    for path in [market, output, generated, baseline].compactMap(\.self)
    where path.isEmpty {
      throw ValidationError("A path can't be empty.")
    }
  }

  /// Where the catalogue is written.
  var cataloguePath: String { output ?? market.trimmingSlashes + ".json" }
}

extension String {
  /// The path without slashes at its end.
  var trimmingSlashes: String {
    var path = self[...]
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }
}
