internal import ArgumentParser
internal import Foundation

/// `logo-lab mutate`
struct MutateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mutate", abstract: "Bring damaged SVG files into the logo normal form.",
    discussion: """
      Damages files of the folders, of each as many, in ways that are the same for the same seed. Writes what was \
      accepted to a file, each on a line, so that another program can hold it to the form; prints the totals as JSON, \
      and a line about each file that was accepted and changes when done again, or took more than \(mostSeconds) s. \
      --first N --count 1 --keep FILE does the N-th again, and keeps it. \
      Exit codes: 0 all is well, 1 could not run, 100 a file changes or takes too long.
      """)

  @Argument(help: "The folders of the SVG files.") var folders: [String]
  @Option(help: "What the damage depends on.") var seed: UInt64 = 1
  @Option(help: "The number of the first file.") var first = 0
  @Option(help: "How many files are damaged.") var count = 300_000
  @Option(help: "The file for what was accepted.") var output: String
  @Option(help: "The file for the last damaged file.") var keep: String?
  @OptionGroup var parallelism: Parallelism

  private static let mostSeconds = 5.0
  /// What is accepted of so many files is held in memory.
  private static let blockSize = 2_000

  func validate() throws {
    guard first >= 0, count > 0 else { throw ValidationError("--first must be at least 0, and --count 1.") }
  }

  func run() async throws {
    let folders = try folders.map { try SVGFiles.contents(of: URL(fileURLWithPath: $0, isDirectory: true)) }
    let mutation = Mutation(folders.filter { !$0.isEmpty }, seed: seed)
    try Data().write(to: URL(fileURLWithPath: output))
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    var totals = MutationTotals()
    for start in stride(from: first, to: first + count, by: Self.blockSize) {
      let block = start..<min(start + Self.blockSize, first + count)
      for trial in try await parallelism.map(block, { MutationTrial($0, of: mutation) }) {
        totals.add(trial)
        try trial.result.map { try file.write(contentsOf: Data($0)) }
        if !trial.isStable { print("\(trial.number) changes when done again") }
        if trial.seconds > Self.mostSeconds { print("\(trial.number) takes \(trial.seconds) s") }
      }
    }
    try file.close()
    if let keep { try Data(mutation.file(first + count - 1)).write(to: URL(fileURLWithPath: keep)) }
    print(String(decoding: try JSONEncoder().encode(totals), as: UTF8.self))
    if totals.unstable > 0 || totals.slowestSeconds > Self.mostSeconds { throw ExitCode(100) }
  }
}
