internal import Foundation

/// Runs a program and asks the system what it cost.
enum ChildProcess {
  /// A program that failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// Runs a command, its output thrown away unless it is to be shown; what its own children used is counted in.
  @discardableResult
  static func run(_ command: [String], showsOutput: Bool = false) throws -> Measurement {
    let start = ContinuousClock.now
    let child = try spawn(command, showsOutput: showsOutput)
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(child, &status, 0, &usage) == child else {
      throw Failure(description: "can't wait for \(command[0])")
    }
    let wall = ContinuousClock.now - start
    guard status == 0 else { throw Failure(description: "\(command.joined(separator: " ")) failed") }
    return Measurement(
      cpu: usage.ru_utime.seconds + usage.ru_stime.seconds, wall: wall.seconds,
      peakMemory: Int(usage.ru_maxrss) * memoryUnit)
  }

  /// Linux counts kilobytes, Darwin bytes.
  private static var memoryUnit: Int {
    #if canImport(Darwin)
      1
    #else
      1024
    #endif
  }

  private static func spawn(_ command: [String], showsOutput: Bool) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if !showsOutput {
      posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    }
    var arguments = command.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    var child: pid_t = 0
    let code = posix_spawnp(&child, command[0], &actions, nil, arguments, environ)
    guard code == 0 else {
      throw Failure(description: "can't run \(command[0]): \(String(cString: strerror(code)))")
    }
    return child
  }
}

extension timeval {
  var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}

extension Duration {
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
