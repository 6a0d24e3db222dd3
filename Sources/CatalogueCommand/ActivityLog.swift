internal import CatalogueCompiler
internal import CatalogueRules
internal import CatalogueSources
internal import CommandRunning
internal import Diagnostics
internal import Foundation

/// Writes to the error stream what is done and how long it took: `--verbose`. One activity runs at a time.
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

  /// Ends the activity, and writes how long it took.
  /// - Parameter detail: its result, where that wasn't known when it began.
  func end(_ detail: String? = nil) {
    guard let ended = lock.withLock({ current.take() }) else { return }
    let words = detail ?? ended.detail
    let time = (ContinuousClock.now - ended.start) / .milliseconds(1)
    write("\(ended.name): \(words.isEmpty ? "" : "\(words), ")\(Int(time.rounded())) ms")
  }

  /// Writes a line about what takes no time, such as a file that was written.
  func write(_ line: String) {
    guard isOn else { return }
    Console.printError(TerminalText.visible(line))
  }

  /// What to call at each stage of the pipeline when it compiles these files.
  func stages(of files: SourceFiles) -> @Sendable (CataloguePipeline.Stage) -> Void {
    let count = files.count + 1
    return { [self] stage in
      switch stage {
      case .parse: begin("parse", counted(count, "file"))
      case .check: begin("check", "\(Rule.all.count) rules")
      case .version, .emit: begin(stage.rawValue)
      }
    }
  }
}

extension SourceFiles {
  /// How many entries' files and logos there are.
  var count: Int { brands.count + logos.count }

  /// How many files of each kind there are.
  var summary: String {
    let collections = schemas.kind.collections
    let entry = (collections.count == 1 ? collections.first : nil) ?? .unknown
    return [
      (brands.count, "\(entry.entry) file"),
      (logos.count, "logo"), (schemas.kind.schemas.count + 1, "schema"),
      (templates.count, "template"),
    ]
    .map(counted).joined(separator: ", ")
  }
}

extension BuildResult {
  /// The result of the last stage.
  var summary: String {
    guard let files else { return "nothing, because of the errors" }
    let known = cachedCount
    let count = files.count + unchangedFiles.count
    return
      "\(counted(count, "file")); \(counted(known.entries, "entry file")) and \(counted(known.logos, "logo")) from the cache"
  }
}

extension AcceptedFinding {
  /// The warning and its reason, on one line.
  var line: String {
    let position = finding.location.map { "\($0): " } ?? ""
    return "\(position)accepted[\(finding.rule)]: \(finding.message) (\(reason))"
  }
}
