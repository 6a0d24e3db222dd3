internal import ArgumentParser
internal import Foundation

/// `make conformance`
@main
struct SchemaConformance: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema-conformance",
    abstract: "Run the JSON Schema test suite's cases for draft 2020-12.",
    discussion: """
      Prints every case whose verdict is another than the suite's, the score of each group, and on the last line the \
      score of all. Exit codes: 0 all as the suite says, 1 could not run, 100 some aren't.
      """)

  @Argument(help: "The suite's folder: the one with tests/ and remotes/.") var suite: String

  func run() throws {
    let suite = try TestSuite(folder: suite)
    var total = Score()
    for group in TestSuite.Group.allCases {
      let score = try suite.run(group)
      print("\(group.rawValue): \(score)")
      total += score
    }
    print(total)
    if total.passed < total.count { throw ExitCode(100) }
  }
}

/// How many cases had the verdict that the suite says.
struct Score: CustomStringConvertible {
  var passed = 0
  var count = 0

  var description: String { "\(passed)/\(count)" }

  static func += (left: inout Score, right: Score) {
    left.passed += right.passed
    left.count += right.count
  }
}
