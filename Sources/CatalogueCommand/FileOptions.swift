internal import ArgumentParser
internal import FileAccess

/// What a command does with the catalogue that `--output` names.
protocol OutputPurpose: Sendable {
  static var help: String { get }
}

/// A build writes it.
enum WrittenOutput: OutputPurpose {
  static let help = "The catalogue to write."
}

/// All other commands only read it.
enum ComparedOutput: OutputPurpose {
  static let help = "The catalogue to compare with."
}

/// The paths of a market. The defaults are the project's layout, relative to its folder.
struct FileOptions<Output: OutputPurpose>: ParsableArguments {
  @Option(
    help: ArgumentHelp("The market's folder: catalogue.yaml, brands/ and logos/.", valueName: "folder"),
    transform: GivenPath.checked)
  var market = SuggestedCommand.usualMarket

  @Option(
    help: ArgumentHelp(
      "\(Output.help) Default: the market's folder with .json at its end.", valueName: "file"),
    transform: GivenPath.checked)
  var output: String?

  @Option(
    help: ArgumentHelp("The folder for generated code.", valueName: "folder"), transform: GivenPath.checked)
  var generated = "Generated"

  @OptionGroup var folders: TemplateOptions

  @Option(
    help: ArgumentHelp(
      "The folder of an icon set, icons.json and drawings, that gives brands logos (scripts/simple-icons/update).",
      valueName: "folder"), transform: GivenPath.checked)
  var icons: String?

  @Option(
    help: ArgumentHelp(
      "The last released catalogue, from which versions are counted; a pipe will do. Default: the file of --output, or "
        + "else, where there is none yet, the market's folder with .json at its end.", valueName: "file"),
    transform: GivenPath.checked)
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "What messages call that file, such as origin/main:catalogue/italy.json. Default: its path.",
      valueName: "name"))
  var baselineName: String?

  func validate() throws {
    if baselineName != nil, baseline == nil {
      throw ValidationError("--baseline-name names the file of --baseline, which is missing.")
    }
  }

  /// The path of the catalogue.
  var cataloguePath: String { output ?? usualPath }

  private var usualPath: String { market.trimmingSlashes + ".json" }

  /// The path of the last release; `nil` where it is the catalogue. A catalogue that is written elsewhere for the first time
  /// follows the one beside the market.
  var baselinePath: String? {
    guard baseline == nil, output != nil, FileType(of: cataloguePath) == .missing,
      FileType(of: usualPath) != .missing
    else { return baseline }
    return usualPath
  }
}
