internal import CFuzzDriver
internal import FuzzTargets
internal import Foundation

/// Runs a target: by libFuzzer where the program is linked to it (scripts/fuzz), else once over named files.
enum FuzzProgram {
  /// The target that libFuzzer's function runs. It is set before the first input.
  nonisolated(unsafe) private static var target: FuzzTarget?

  /// The environment's word for the target.
  private static let variable = "FUZZ_TARGET"

  static func run(_ arguments: [String]) -> Int32 {
    // libFuzzer starts the program again, without these words, to merge corpora and to make an input smaller.
    if let target = ProcessInfo.processInfo.environment[variable].flatMap(target(named:)) {
      return run(target, arguments[0], Array(arguments.dropFirst()))
    }
    let words = arguments.dropFirst()
    switch (words.first, words.dropFirst().first.flatMap(target(named:))) {
    case ("list", _):
      for target in FuzzTarget.all { print(target.name) }
      return 0
    case ("seeds", let target?): return prepare(target, Array(words.dropFirst(2)))
    case ("run", let target?): return run(target, arguments[0], Array(words.dropFirst(2)))
    default:
      write(
        "usage: fuzz list | fuzz seeds TARGET FOLDER DICTIONARY | fuzz run TARGET [ARGUMENT OR FILE...]\n")
      for target in FuzzTarget.all { write("  \(target.name): \(target.purpose)\n") }
      return 64
    }
  }

  private static func target(named name: String) -> FuzzTarget? { FuzzTarget.all.first { $0.name == name } }

  private static func run(_ target: FuzzTarget, _ program: String, _ arguments: [String]) -> Int32 {
    self.target = target
    setenv(variable, target.name, 1)
    let arguments = [program, "-max_len=\(target.maximumLength)"] + arguments
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    let status = pointers.withUnsafeMutableBufferPointer { buffer in
      fuzz_run_driver(Int32(arguments.count), buffer.baseAddress) { bytes, count in
        FuzzProgram.tryInput(Array(UnsafeBufferPointer(start: bytes, count: count)))
        return 0
      }
    }
    guard status == -1 else { return status }
    for path in arguments.dropFirst(2) {
      guard let data = FileManager.default.contents(atPath: path) else {
        write("\(path) can't be read\n")
        return 1
      }
      tryInput([UInt8](data))
      print("\(path): nothing is wrong")
    }
    return 0
  }

  private static func tryInput(_ bytes: [UInt8]) {
    do { try target?.run(bytes) } catch { fatalError("broken invariant: \(error)") }
  }

  /// Writes the seeds into a folder, and libFuzzer's dictionary.
  private static func prepare(_ target: FuzzTarget, _ paths: [String]) -> Int32 {
    guard paths.count == 2 else { return 64 }
    do {
      let inputs = target.fixtures + target.corpus.map(\.bytes) + target.findings.map(\.bytes)
      for (index, input) in inputs.enumerated() {
        try Data(input).write(to: URL(fileURLWithPath: "\(paths[0])/seed-\(index)"))
      }
      let entries = target.tokens.map { "\"\($0.utf8.map(escaped).joined())\"\n" }
      try Data(entries.joined().utf8).write(to: URL(fileURLWithPath: paths[1]))
      print("\(target.name): \(inputs.count) seeds")
      return 0
    } catch {
      write("\(error)\n")
      return 1
    }
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return "\\x" + (byte < 16 ? "0" : "") + digits
  }

  private static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}
