import TestSupport

/// The machine's Python, where it has one: another program's opinion.
enum Python {
  /// Whether it is there and has a module.
  static func has(_ module: String) -> Bool {
    (try? Program.run(["python3", "-c", "import \(module)"]))?.status == 0
  }

  /// What a script prints; it finds its input in the file `sys.argv[1]`.
  static func run(_ script: String, input: some Sequence<UInt8>) throws -> [UInt8] {
    let folder = try TemporaryFolder()
    let file = try folder.write("input", input)
    return Array(try Program.run(["python3", "-c", script, file]).output.utf8)
  }
}
