/// The machine's Python, where it has one: another program's opinion.
public enum Python {
  /// Whether a program that `scripts/require` knows is there; with CI=true the tests that need it run anyway, and
  /// fail.
  public static func isThere(_ name: String) -> Bool { Program.isThere(name) || Project.isCI }

  /// What a script prints; it finds its input in the file `sys.argv[1]`.
  public static func run(_ script: String, input: some Sequence<UInt8>) throws -> [UInt8] {
    try run(script, input: input, by: "python3")
  }

  /// As ``run(_:input:)``, by the Python that has the renderer (a row of `scripts/require`) and other readers of SVG.
  public static func runWithReaders(_ script: String, input: some Sequence<UInt8>) throws -> [UInt8] {
    try run(script, input: input, by: "scripts/logo-lab/python")
  }

  /// As ``run(_:input:)``, by the Python that has a reader of Markdown (a row of `scripts/require`).
  public static func runWithMarkdown(_ script: String, input: some Sequence<UInt8>) throws -> [UInt8] {
    try run(script, input: input, by: "scripts/markdown/python")
  }

  private static func run(_ script: String, input: some Sequence<UInt8>, by python: String) throws -> [UInt8]
  {
    let folder = try TemporaryFolder()
    let file = try folder.write("input", input)
    return Array(try Program.run([python, "-c", script, file]).output.utf8)
  }
}
