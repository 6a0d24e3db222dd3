internal import ArgumentParser
internal import Foundation

/// Measures the compiler on synthetic markets: `make bench`.
@main
struct Benchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue-bench",
    abstract: "Measure the compiler on synthetic markets of 100, 1 000 and 10 000 brands.",
    discussion: """
      Prints CPU seconds (user and system), wall seconds and peak memory of whole processes (a cold build, one with \
      nothing changed, one with one brand changed), of each stage inside one process, and of the compilers on the \
      emitted code, each the median of several runs. Reading the published catalogue and validating it are \
      measured apart, each the least of several runs. Run it in release mode, in the project's folder.
      """)

  @Option(parsing: .upToNextOption, help: "How many brands.") var brands = [100, 1000, 10_000]
  @Option(help: "How often each measurement is repeated.") var runs = 5
  @Flag(help: "Also compile the emitted Swift and Kotlin.") var compilers = false
  @Flag(help: "Also parse and validate with other libraries, which scripts/schema-peers fetches.")
  var peers = false
  @Option(help: "Keep the synthetic markets in this folder.") var keep: String?

  func run() async throws {
    let temporary = FileManager.default.temporaryDirectory.appendingPathComponent(
      "catalogue-bench-\(getpid())"
    ).path
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    let folder = keep ?? temporary
    for count in brands {
      let market = SyntheticMarket(brands: count, folder: "\(folder)/\(count)")
      try market.write()
      print("\n\(count) brands, \(market.sourceBytes) bytes of sources")
      print(Measurement.header)
      try measureProcesses(market)
      try await measureStages(market)
      try ValidationClock(market: market, runs: runs).run(peers: peers)
      if compilers { try measureCompilers(market) }
    }
  }

  private func measureProcesses(_ market: SyntheticMarket) throws {
    let command = ["\(Self.ownFolder)/catalogue", "build"] + market.arguments
    try report("cold build") {
      try market.deleteOutputs()
      return try ChildProcess.run(command)
    }
    try report("nothing changed") { try ChildProcess.run(command) }
    var edit = 0
    try report("one brand changed") {
      edit += 1
      try market.changeOneBrand(edit)
      return try ChildProcess.run(command)
    }
    print("  (\(market.outputBytes) bytes of outputs)")
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

  private func measureCompilers(_ market: SyntheticMarket) throws {
    let generated = market.generatedFolder
    let object = "\(generated)/Brands.o"
    for optimisation in ["-Onone", "-O"] {
      let swiftc = [
        "swiftc", "-swift-version", "6", "-parse-as-library", optimisation, "-emit-object", "-o", object,
      ]
      print(try ChildProcess.run(swiftc + ["\(generated)/Brands.swift"]).row("swiftc \(optimisation)"))
    }
    for version in ["1", "2"] {
      let command = ["scripts/kotlin-run", version, "--compile-only", "\(generated)/Brands.kt"]
      do { print(try ChildProcess.run(command).row("kotlinc \(version)")) } catch {
        print("  kotlinc \(version): \(error)")
      }
    }
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
