internal import ArgumentParser
internal import Foundation

/// `logo-lab normalize`
struct NormalizeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "normalize",
    abstract: "Bring every SVG file of a folder into the logo normal form, and measure that.",
    discussion: """
      Writes what was accepted into the output folder under the same names, and to the report a line of JSON for each \
      file. Prints the totals as JSON. Exit codes: 0 all was tried, whatever came of it, 1 could not run.
      """)

  @Argument(help: "The folder of the SVG files.") var folder: String
  @Option(help: "The folder for the files in normal form.") var output: String
  @Option(help: "The file for the report.") var report: String
  @OptionGroup var parallelism: Parallelism

  func run() async throws {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    let output = URL(fileURLWithPath: output, isDirectory: true)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let paths = try SVGFiles.paths(in: folder)
    let trials = try await parallelism.map(paths.indices) { index in
      try Trial(paths[index], of: folder, output: output)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try trials.map { try encoder.encode($0) + Data("\n".utf8) }
    try lines.reduce(into: Data(), +=).write(to: URL(fileURLWithPath: report))
    print(String(decoding: try encoder.encode(Totals(trials)), as: UTF8.self))
  }
}
