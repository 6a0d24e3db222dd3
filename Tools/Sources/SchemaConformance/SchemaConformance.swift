internal import ArgumentParser

/// `make conformance`
@main
struct SchemaConformance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema-conformance",
    abstract: "Run the JSON Schema test suite's cases for draft 2020-12.",
    discussion: """
      Prints every case whose verdict is another than the suite's, the score of each group, those of the output and \
      of the annotations, and on the last line the score of all validation cases. Exit codes: 0 all of them as the \
      suite says, 1 could not run, 100 some aren't.
      """)

  @Argument(help: "The suite's folder: the one with tests/ and remotes/.") var suite: String

  func run() throws {
    let folder = SuiteFolder(suite)
    let suite = try TestSuite(folder)
    var total = Score()
    for group in TestSuite.Group.allCases {
      let score = try suite.run(group)
      print("\(group.rawValue): \(score)")
      total += score
    }
    // Not counted with the cases of validation.
    let output = try OutputTests(folder).run()
    print("output: \(output)")
    let annotations = try AnnotationTests(folder: folder).run()
    print("annotations: \(annotations)")
    print(total)
    guard [total, output, annotations].allSatisfy(\.isFull) else { throw ExitCode(100) }
  }
}
