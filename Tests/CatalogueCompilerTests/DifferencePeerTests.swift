import Diagnostics
import StrictJSON
import TestSupport
import Testing

@testable import CatalogueDifferences
@testable import CatalogueSources

@Suite("The difference of two catalogues, as another program finds it")
struct DifferencePeerTests {
  private static let scraps = [
    "null", "7", "\"x\"", "\"e\\u0301\"", "[]", "[\"x\"]", "{}", "{\"id\": \"coop\"}",
  ]

  /// A catalogue in which some values are changed, removed, or copied from elsewhere.
  private static func mutated(
    _ root: LocatedValue, _ random: inout SeededGenerator
  ) throws -> LocatedValue {
    var root = root
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let places = root.places().filter { !["schemaVersion", "version", "revision"].contains($0) }
      guard !places.isEmpty else { break }
      let scrap = try LocatedValue(json: random.pick(scraps))
      let values = [nil, scrap, root[place: random.pick(places)]]
      root = root.setting(random.pick(places), to: random.pick(values))
    }
    return root
  }

  @Test(
    "is in the same fields, with the same values", .enabled(if: TestTier.isSlow, "make test-all runs it"),
    .enabled(if: Python.isThere("python"), "run scripts/require python"),
    arguments: DifferenceFixture.all)
  func sameFields(fixture: DifferenceFixture) throws {
    var random = SeededGenerator(seed: UInt64(fixture.name.utf8.count))
    var cases = [(try fixture.old, try fixture.new)]
    for _ in 0..<30 {
      let root = try Self.mutated(try fixture.old.root, &random)
      cases += [
        (try fixture.old, try .published(root)), (try .published(root), try fixture.new),
      ]
    }
    var writer = JSONWriter(layout: .compact)
    var trees: [[LocatedValue]] = []
    for (old, new) in cases {
      let difference = try CatalogueDifference(from: old, to: new)
      trees.append([old.root, new.root, try JSONReader.read(difference.json())])
    }
    writer.array(trees) { writer, tree in writer.array(tree) { $0.value($1) } }
    let program = String(decoding: try Project.bytes("Tests/Fixtures/programs/difference.py"), as: UTF8.self)
    let problems = String(decoding: try Python.run(program, input: writer.finish()), as: UTF8.self)
    #expect(problems == "\n")
  }
}
