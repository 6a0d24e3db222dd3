internal import Foundation

/// The arguments of the process.
enum ProgramArguments {
  /// Ends the process (exit code 64) where an argument isn't UTF-8: a name would be written with other characters than were
  /// given, and a path would be another file's.
  static func check() {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil else {
        continue
      }
      let message = "Error: argument \(index) isn't UTF-8: \(String(cString: argument))\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      exit(64)
    }
  }
}
