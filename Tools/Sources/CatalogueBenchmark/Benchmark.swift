internal import ArgumentParser
internal import CatalogueCompiler
internal import Diagnostics
internal import Foundation

/// Measures the compiler on synthetic markets: `make bench`.
@main
struct Benchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue-bench",
    abstract: "Measure the compiler on synthetic markets of 100, 1 000 and 10 000 brands.",
    discussion: """
      Prints CPU seconds (user and system), wall seconds and peak memory of whole processes (a cold build, one with \
      nothing changed, one with one brand changed, with what was kept of the logos and without), of each stage \
      inside one process, and of the compilers on the emitted code, each the median of several runs. Reading the \
      published catalogue, validating it, searching in it, opening a store with it and asking whether it is up to \
      date are measured apart, each the least of several runs. Run it in release mode, in the project's folder.
      """)

  @Option(parsing: .upToNextOption, help: "How many brands.") var brands = [100, 1000, 10_000]
  @Option(help: "How often each measurement is repeated.") var runs = 5
  @Flag(help: "Also compile the emitted Swift and Kotlin.") var compilers = false
  @Flag(help: "Also parse and validate with other libraries, which scripts/schema-peers fetches.")
  var peers = false
  @Option(help: "Keep the synthetic markets in this folder.") var keep: String?
  @Flag(help: .hidden) var inside = false

  func run() async throws {
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
      "catalogue-bench-\(getpid())"
    ).path
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    let folder = keep ?? temporary
    for count in brands {
      let market = SyntheticMarket(brands: count, folder: "\(folder)/\(count)")
      if inside {
        try await measureInside(market)
      } else {
        try runInside(count, keep: folder)
        let build = try measureProcesses(market)
        guard compilers else { continue }
        try CompilerClock(
          generated: build.generated, catalogue: build.catalogue, products: Self.ownFolder
        ).run()
      }
    }
  }

  /// Measures in a process of its own what is measured inside one: the system counts the memory of whoever starts a
  /// program as the program's, so that this process has to stay small.
  private func runInside(_ count: Int, keep folder: String) throws {
    // What was printed so far comes first.
    fflush(nil)
    let command = [CommandLine.arguments[0], "--inside", "--brands", "\(count)", "--runs", "\(runs)"]
    try ChildProcess.run(command + ["--keep", folder] + (peers ? ["--peers"] : []), showsOutput: true)
  }

  private func measureInside(_ market: SyntheticMarket) async throws {
    let sources = try market.sources()
    let files = [sources.settings] + sources.brands + sources.logos
    print("\n\(market.count) brands, \(files.reduce(0) { $0 + $1.bytes.count }) bytes of sources")
    try await measureCatalogue(of: sources, market)
    try market.write(sources)
    print(Measurement.header)
    try await measureStages(market)
  }

  /// Comes first, before thousands of files are written, which keep the disk busy for a while.
  private func measureCatalogue(of sources: SourceFiles, _ market: SyntheticMarket) async throws {
    let folder = market.folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let catalogue = try await StageClock.catalogue(of: sources)
    try await ValidationClock(catalogue: catalogue, compactPath: "\(folder)/compact.json", runs: runs)
      .run(peers: peers)
    try await SearchClock(catalogue: catalogue, runs: runs).run()
    guard market.count <= UpdateClock.mostBrands else { return }
    try await UpdateClock(catalogue: catalogue, folder: folder, runs: runs).run()
  }

  /// Measures the command and returns the folder that it last built into.
  private func measureProcesses(_ market: SyntheticMarket) throws -> BuildFolder {
    let command = ["\(Self.ownFolder)/catalogue", "build"] + market.arguments
    var number = 0
    try report("cold build") {
      number += 1
      return try ChildProcess.run(command + market.freshBuildFolder(number).arguments)
    }
    let build = market.freshBuildFolder(number)
    let rebuild = command + build.arguments
    try report("nothing changed") { try ChildProcess.run(rebuild) }
    for isKept in [true, false] {
      try report(isKept ? "one brand changed" : "the same without cache") {
        number += 1
        try market.changeOneBrand(number)
        if !isKept { try build.deleteLogoCache() }
        return try ChildProcess.run(rebuild)
      }
    }
    print("  (\(build.bytes) bytes of outputs)")
    return build
  }

  private func measureStages(_ market: SyntheticMarket) async throws {
    var stages: [String: [Measurement]] = [:]
    var order: [String] = []
    for _ in 0..<runs {
      for (name, measurement) in try await StageClock.measure(market) {
        if stages[name] == nil { order.append(name) }
        stages[name, default: []].append(measurement)
      }
    }
    for name in order { print(Measurement.median(stages[name] ?? []).row("  stage \(name)")) }
  }

  private func report(_ title: String, _ measure: () throws -> Measurement) throws {
    var measurements: [Measurement] = []
    for _ in 0..<runs { measurements.append(try measure()) }
    print(Measurement.median(measurements).row(title))
  }

  /// The folder that this program was built into, where the command is too.
  private static let ownFolder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .path
}
