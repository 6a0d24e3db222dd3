import Foundation

/// A run of a program that has a minute to end, and may be one that is stopped once it has printed some text.
struct WatchedRun {
  enum Ending: Equatable {
    case exit(Int32), signal(Int32), stopped, tooLong
  }

  let ending: Ending
  let output: String
  let errors: String

  /// Long enough for any machine: it only says that the program hangs.
  private static let limit: TimeInterval = 60

  /// Runs a command.
  /// - Parameters:
  ///   - input: what it reads.
  ///   - text: what it prints when it is to be stopped; `nil` where it ends by itself.
  init(_ command: [String], in folder: String, input: String, stopsAt text: String?) throws {
    let streams = try TemporaryFolder()
    let paths = (output: try streams.write("output", []), errors: try streams.write("errors", []))
    let process = Program.process(command, in: folder, environment: [:])
    process.standardInput = FileHandle(forReadingAtPath: try streams.write("input", input.utf8))
    process.standardOutput = FileHandle(forWritingAtPath: paths.output)
    process.standardError = FileHandle(forWritingAtPath: paths.errors)
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let killed = Self.wait(for: end, of: process) {
      guard let text else { return false }
      return String(decoding: streams.bytes("output") ?? [], as: UTF8.self).contains(text)
    }
    process.waitUntilExit()
    let status = process.terminationStatus
    ending = killed ?? (process.terminationReason == .exit ? .exit(status) : .signal(status))
    output = String(decoding: streams.bytes("output") ?? [], as: UTF8.self)
    errors = String(decoding: streams.bytes("errors") ?? [], as: UTF8.self)
  }

  /// Waits for the end, and brings it about where the program has done what it was to do or takes too long.
  private static func wait(
    for end: DispatchSemaphore, of process: Process, orUntil isDone: () -> Bool
  ) -> Ending? {
    let deadline = Date(timeIntervalSinceNow: limit)
    while end.wait(timeout: .now() + .milliseconds(20)) == .timedOut {
      let isDone = isDone()
      guard isDone || Date() > deadline else { continue }
      // On Linux a program is born with the signals blocked that the test's thread has blocked, but for this one.
      kill(process.processIdentifier, SIGKILL)
      end.wait()
      return isDone ? .stopped : .tooLong
    }
    return nil
  }

  /// Whether it did what it was asked to.
  var isSuccess: Bool { ending == .exit(0) || ending == .stopped }

  /// What no run may do, whatever its arguments are.
  var problems: [String] {
    var problems: [String] = []
    switch ending {
    case .exit(0), .stopped: break
    case .exit(1), .exit(64): if errors.isEmpty { problems.append("\(ending) without a reason") }
    case .exit(100): if (output + errors).isEmpty { problems.append("\(ending) without a word") }
    default: return ["\(ending) \(errors.prefix(500))"]
    }
    for line in errors.split(separator: "\n") where line.contains(/^Error: can't [^:]*$/) {
      problems.append("it doesn't say why: \(line)")
    }
    // Of a crash, and of an error of Foundation's that no person wrote the words of.
    for words in ["Fatal error", "crashed", "Error Domain="] where (output + errors).contains(words) {
      problems.append("it prints \"\(words)\": \(errors.prefix(500))")
    }
    return problems
  }
}
