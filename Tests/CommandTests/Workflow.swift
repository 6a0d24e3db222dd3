import Diagnostics
import Foundation
import StrictJSON
import TestSupport
import YAMLSource

/// A workflow of GitHub Actions, as far as it runs shell commands.
struct Workflow {
  /// A step that runs commands.
  struct Step: Sendable {
    let name: String
    let commands: String
    /// Whether it runs after a step that failed as well.
    let runsAlways: Bool
  }

  let root: LocatedValue
  let steps: [Step]

  /// The workflow of a file in `.github/workflows`, which has one job.
  init(_ name: String) throws {
    let path = ".github/workflows/\(name)"
    let document = YAMLReader.read(SourceText(path: path, bytes: try Project.bytes(path)))
    guard let root = document.value, let jobs = root["jobs"]?.object, let job = jobs.members.first?.value
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
    return jobs.flatMap { $0["steps"]?.array ?? [] }.compactMap { $0["uses"]?.string }
  }
}

extension LocatedValue {
  /// A member of an object.
  subscript(name: String) -> LocatedValue? { object?[name] }
}
