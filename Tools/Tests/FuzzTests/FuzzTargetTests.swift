import FuzzTargets
import Testing

@Suite("Fuzz targets")
struct FuzzTargetTests {
  @Test(
    "nothing is wrong with any seed, input of the corpus or former finding",
    arguments: FuzzTarget.all.map(\.name))
  func replay(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let fixtures = target.fixtures.enumerated().map { (path: "fixture \($0)", bytes: $1) }
    let inputs = fixtures + target.corpus + target.findings
    #expect(inputs.count > 4, "a target needs seeds")
    for input in inputs {
      do { try target.run(input.bytes) } catch { Issue.record("\(input.path): \(error)") }
    }
  }

  @Test("have a name, a purpose and tokens of their own")
  func described() {
    #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
    for target in FuzzTarget.all {
      #expect(!target.purpose.isEmpty && !target.tokens.isEmpty && target.maximumLength > 0)
      #expect(
        target.tokens.allSatisfy { !$0.isEmpty && $0.utf8.count <= 64 }, "libFuzzer takes no longer ones")
    }
  }
}
