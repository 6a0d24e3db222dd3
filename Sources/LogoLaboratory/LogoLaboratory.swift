internal import ArgumentParser
internal import Foundation

/// `make logo-lab`
@main
struct LogoLaboratory: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logo-lab",
    abstract: "Bring every SVG file of a folder into the logo normal form, and measure that.",
    discussion: """
      Writes what was accepted into the output folder under the same names, and to the report a line of JSON for each \
      file. Prints the totals as JSON. Exit codes: 0 all was tried, whatever came of it, 1 could not run.
      """)

  @Argument(help: "The folder of the SVG files.") var folder: String
  @Option(help: "The folder for the files in normal form.") var output: String
  @Option(help: "The file for the report.") var report: String
  @Option(help: "How many files are worked on at once.") var threads = ProcessInfo.processInfo
    .activeProcessorCount

  func run() async throws {
    let folder = URL(fileURLWithPath: folder, isDirectory: true)
    let output = URL(fileURLWithPath: output, isDirectory: true)
    try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    let trials = try await tryAll(try Self.paths(in: folder), of: folder, output: output)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let lines = try trials.map { try encoder.encode($0) + Data("\n".utf8) }
    try lines.reduce(into: Data(), +=).write(to: URL(fileURLWithPath: report))
    print(String(decoding: try encoder.encode(Totals(trials)), as: UTF8.self))
  }

  private static func paths(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".svg") }.sorted()
  }

  /// Tries the files, so many at once; each thread takes every n-th of them.
  private func tryAll(_ paths: [String], of folder: URL, output: URL) async throws -> [Trial] {
    let threads = max(1, threads)
    return try await withThrowingTaskGroup(of: [Trial].self) { group in
      for first in 0..<threads {
        group.addTask {
          try stride(from: first, to: paths.count, by: threads).map { index in
            try Trial(paths[index], of: folder, output: output)
          }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }.sorted { $0.path < $1.path }
    }
  }
}
