/// A task as a build script of Gradle has it.
struct GradleTask {
  let script: String

  init(_ script: String) { self.script = script }

  /// The texts in quotes that a function is called with, in all its calls, in Kotlin or Groovy.
  func texts(of function: String) -> [String] {
    script.split(separator: "\n    \(function)").dropFirst().flatMap { rest in
      // A call ends where the next line of the task begins, which isn't further in.
      let call = rest.split(separator: /\n {0,4}[^ ]/, maxSplits: 1).first ?? rest
      return call.matches(of: /["']([^"']*)["']/).map { String($0.1) }
    }
  }
}
