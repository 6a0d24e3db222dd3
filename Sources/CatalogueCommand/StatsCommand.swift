internal import ArgumentParser
internal import CatalogueCompiler
internal import CatalogueRules
internal import CommandRunning
internal import Diagnostics
internal import FileAccess
internal import Foundation

/// `catalogue stats`
struct StatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Count the brands by category, their logos and barcode rules, and the fields they leave out.",
    discussion: """
      Counts what the sources say, even while there are findings. Known, likely and unknown are the barcode rules by \
      their confidence. Retired are the brands and ids that are published only as tombstones.

        catalogue stats
        catalogue stats --format json
        catalogue stats --update README.md     writes the table between <!-- statistics --> and <!-- /statistics -->
      """)

  @Option(help: "How to print: \(StatisticsFormat.names).", transform: StatisticsFormat.named)
  var format: StatisticsFormat = .text
  @Option(
    help: ArgumentHelp("Print nothing, and update the table in this Markdown file.", valueName: "file"),
    transform: GivenPath.checked)
  var update: String?
  @OptionGroup(title: "Files") var files: FileOptions<ComparedOutput>

  func run() async throws {
    let sources = try SourceFolder(files).read()
    let statistics: CatalogueStatistics
    do throws(UnreadableInput) { statistics = try await CatalogueStatistics(sources) } catch {
      throw try ErrorStream.unreadable(error)
    }
    if let update { return try write(statistics, into: update) }
    let printer = StatisticsPrinter(
      format: format, isColoured: Terminal.showsColours(CommandContext.current.output),
      marketOption: SuggestedCommand.marketOption(files.market))
    do { try CommandContext.current.output.handle.write(contentsOf: Data(printer.print(statistics))) } catch {
      throw FileError("write", "the statistics", error)
    }
  }

  private func write(_ statistics: CatalogueStatistics, into path: String) throws(FileError) {
    let table = StatisticsPrinter(format: .markdown, isColoured: false).print(statistics)
    let text = try FileBytes.read(path, limit: Self.pageLimit + 1)
    guard text.count <= Self.pageLimit else { throw FileError("\(path) is longer than a README") }
    guard let updated = MarkedSection.replacing("statistics", in: text, with: table) else {
      throw FileError(
        "\(path) has no lines <!-- statistics --> and <!-- /statistics -->; add them where the table goes")
    }
    if updated != text { try FileBytes.replace(path, with: updated) }
  }

  /// More than any page for people has.
  private static let pageLimit = 1 << 20
}
