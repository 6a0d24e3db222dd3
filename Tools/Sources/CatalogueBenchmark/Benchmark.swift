internal import ArgumentParser
internal import CatalogueEmit
internal import CatalogueSources
internal import Foundation

/// Measures the compiler and the libraries inside one process: part of `make bench`.
@main
struct Benchmark: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "catalogue-bench",
    abstract: "Measure the compiler and the libraries on a market, inside one process.",
    discussion: """
      Prints CPU seconds (user and system) and wall seconds of each stage of a build, each the median of several \
      runs. Reading the published catalogue, validating it, searching in it, opening a store with it, asking whether it is up to \
      date and updating it by a patch are measured apart, each the least of several runs. Run it in release mode, in the \
      project's folder. "make bench" runs it on the markets that it makes, and measures whole processes itself.
      """)

  @Argument(help: "The market's folder: catalogue.yaml, brands/ and logos/.") var market: String
  @Option(help: "How often each measurement is repeated.") var runs = 5

  func run() async throws {
    let market = Market(folder: market)
    let sources = try market.read()
    let files = try await StageClock.files(of: sources)
    let catalogue = files.first { $0.destination == .catalogue }?.bytes ?? []
    try await ValidationClock(catalogue: catalogue, runs: runs).run()
    try await SearchClock(catalogue: catalogue, runs: runs).run()
    try await PatchClock(catalogue: catalogue, runs: runs).run()
    if sources.brands.count <= UpdateClock.mostBrands {
      try await UpdateClock(catalogue: catalogue, files: files, runs: runs).run()
    }
    try await measureStages(market)
  }

  private func measureStages(_ market: Market) async throws {
    var stages: [String: [Measurement]] = [:]
    var order: [String] = []
    for _ in 0..<runs {
      for (name, measurement) in try await StageClock.measure(market) {
        if stages[name] == nil { order.append(name) }
        stages[name, default: []].append(measurement)
      }
    }
    print(Measurement.columns("stage", "CPU s", "wall s"))
    for name in order { print(Measurement.median(stages[name] ?? []).row(name)) }
  }
}

/// A measurement that couldn't be made.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
