import Diagnostics
import Foundation
import StrictJSON
import TestSupport
import YAMLSource

/// A job of a workflow of GitHub Actions, as far as it runs shell commands.
struct Workflow {
  /// A step that runs commands.
  struct Step: Sendable {
    let name: String
    let commands: String
    /// Whether it runs after a step that failed as well.
    let runsAlways: Bool
  }

  let root: LocatedValue
  var steps: [Step]

  /// Whether there is what all runners have: jq, and GNU's coreutils, which a Mac lacks.
  static let hasRunnersPrograms: Bool = {
    #if os(Linux)
      Program.isThere("jq") || Project.isCI
    #else
      false
    #endif
  }()

  /// Every file in `.github/workflows`.
  static let names = FileManager.default.enumerator(
    atPath: Project.root.appendingPathComponent(".github/workflows").path)?.compactMap { $0 as? String }
    .sorted()

  /// The job of a file in `.github/workflows`; without a name, the first that has steps.
  init(_ name: String, job: String? = nil) throws {
    let path = ".github/workflows/\(name)"
    let document = YAMLReader.read(SourceText(path: path, bytes: try Project.bytes(path)))
    let jobs = document.value?["jobs"]?.object?.members ?? []
    guard let root = document.value,
      let job = jobs.first(where: { job == nil ? $0.value["steps"] != nil : $0.key == job })?.value
    else {
      throw Unreadable(problems: document.problems.map(\.message))
    }
    self.root = root
    steps = (job["steps"]?.array ?? []).compactMap { step in
      guard let commands = step["run"]?.string else { return nil }
      return Step(
        name: step["name"]?.string ?? "", commands: commands,
        runsAlways: step["if"]?.string?.contains("!cancelled()") ?? false)
    }
  }

  /// The file isn't a workflow.
  struct Unreadable: Error {
    let problems: [String]
  }

  /// The versions of the actions that are used, as they are written.
  var actions: [String] {
    let jobs = root["jobs"]?.object?.members.map(\.value) ?? []
    return (jobs + jobs.flatMap { $0["steps"]?.array ?? [] }).compactMap { $0["uses"]?.string }
  }
}

extension LocatedValue {
  /// A member of an object.
  subscript(name: String) -> LocatedValue? { object?[name] }
}
