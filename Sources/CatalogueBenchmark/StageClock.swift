internal import Catalogue
internal import CatalogueCompiler
internal import Foundation

/// Measures the compiler's stages inside one process.
enum StageClock {
  private struct Mark {
    let stage: String
    let cpu: Double
    let wall: ContinuousClock.Instant
  }

  /// One build, stage by stage.
  static func measure(_ market: SyntheticMarket) async throws -> [(String, Measurement)] {
    let marks = Marks()
    marks.add("read")
    let sources = try market.read()
    guard let today = CalendarDate("2026-01-01") else { return [] }
    let pipeline = CataloguePipeline(
      today: today, jobs: ProcessInfo.processInfo.activeProcessorCount, rasterize: { _ in nil }
    ) {
      marks.add($0.rawValue)
    }
    let result = await pipeline.build(sources)
    marks.add("end")
    guard result.files != nil else {
      throw ChildProcess.Failure(description: "the synthetic market has errors")
    }
    return marks.measurements
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
