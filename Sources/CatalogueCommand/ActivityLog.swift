internal import CatalogueCompiler
internal import Diagnostics
internal import Foundation

/// Tells on the error stream what is done and how long it took: `--verbose`. Activities begin one after the other,
/// never at once.
final class ActivityLog: @unchecked Sendable {
  private struct Activity {
    let name: String
    let detail: String
    let start: ContinuousClock.Instant
  }

  private let isOn: Bool
  private let lock = NSLock()
  private var current: Activity?

  init(isOn: Bool) { self.isOn = isOn }

  /// Begins an activity, and ends the one before.
  func begin(_ name: String, _ detail: String = "") {
    end()
    lock.withLock { current = Activity(name: name, detail: detail, start: .now) }
  }

  /// Ends the activity, and tells what it took.
  /// - Parameter detail: what came of it, where that wasn't known when it began.
  func end(_ detail: String? = nil) {
    guard let ended = lock.withLock({ current.take() }) else { return }
    let words = detail ?? ended.detail
    let time = (ContinuousClock.now - ended.start) / .milliseconds(1)
    tell("\(ended.name): \(words.isEmpty ? "" : "\(words), ")\(Int(time.rounded())) ms")
  }

  /// Tells what has no length, such as a file that was written.
  func tell(_ line: String) {
    guard isOn else { return }
    try? FileHandle.standardError.write(contentsOf: Data((TerminalText.visible(line) + "\n").utf8))
  }

  /// What the pipeline tells of its stages when it compiles these files.
  func stages(of files: SourceFiles) -> @Sendable (CataloguePipeline.Stage) -> Void {
    let count = files.brands.count + files.logos.count + 1
    return { [self] stage in
      switch stage {
      case .parse: begin("parse", "\(count) files")
      case .check: begin("check", "\(Rule.all.count) rules")
      case .version, .emit: begin(stage.rawValue)
      }
    }
  }
}

extension SourceFiles {
  /// How many files of each kind there are.
  var summary: String {
    "\(brands.count) brand files, \(logos.count) logo\(logos.count == 1 ? "" : "s"), 3 schemas, \(templates.count) templates"
  }
}

extension BuildResult {
  /// What came of the last stage.
  var summary: String {
    guard let files else { return "nothing, for the errors" }
    let cached =
      switch cachedLogoCount {
      case 0: "no logo as the cache had it"
      case 1: "1 logo as the cache had it"
      case let count: "\(count) logos as the cache had them"
      }
    return "\(files.count) files, \(cached)"
  }
}
