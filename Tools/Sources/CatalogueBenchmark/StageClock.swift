internal import Catalogue
internal import CatalogueCompiler
internal import CatalogueEmit
internal import CatalogueSources
internal import Foundation

/// Measures the compiler's stages inside one process.
enum StageClock {
  private struct Mark {
    let stage: String
    let cpu: Double
    let wall: ContinuousClock.Instant
  }

  /// One build, stage by stage, and the stage of a second one that is spared the work on logos.
  static func measure(_ market: Market) async throws -> [(String, Measurement)] {
    let marks = Marks()
    marks.add("read")
    var sources = try market.read()
    let result = try await build(sources, marks)
    var cache: [UInt8] = []
    _ = result.cacheContents?.write { cache += $0 }
    sources.cache = BuildCache(cache)
    let again = Marks()
    _ = try await build(sources, again)
    return marks.measurements
      + again.measurements.filter { $0.0 == "parse" }.map { ("\($0.0) with cache", $0.1) }
  }

  /// The files that a build of a market writes.
  static func files(of sources: SourceFiles) async throws -> [EmittedFile] {
    try await build(sources, Marks()).files ?? []
  }

  private static func build(_ sources: SourceFiles, _ marks: Marks) async throws -> BuildResult {
    guard let today = CalendarDate("2026-01-01") else {
      throw Failure(description: "the day of the build is none")
    }
    let jobs = ProcessInfo.processInfo.activeProcessorCount
    let pipeline = CataloguePipeline(today: today, jobs: jobs, onStage: { marks.add($0.rawValue) })
    let result = await pipeline.build(sources)
    marks.add("end")
    guard result.files != nil else {
      throw Failure(description: "the market has errors")
    }
    return result
  }

  /// Where each stage began; stages begin one after the other, never at once.
  private final class Marks: @unchecked Sendable {
    private let lock = NSLock()
    private var marks: [Mark] = []

    func add(_ stage: String) {
      let cpu = Measurement.processTime
      lock.withLock { marks.append(Mark(stage: stage, cpu: cpu, wall: .now)) }
    }

    var measurements: [(String, Measurement)] {
      lock.withLock {
        zip(marks, marks.dropFirst()).map { mark, next in
          (mark.stage, Measurement(cpu: next.cpu - mark.cpu, wall: (next.wall - mark.wall).seconds))
        }
      }
    }
  }
}
