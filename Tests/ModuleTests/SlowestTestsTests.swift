import TestSupport
import Testing

@Suite("The list of the slowest tests")
struct SlowestTestsTests {
  private func list(_ files: [[String]]) throws -> [String] {
    let folder = try TemporaryFolder()
    let paths = try files.enumerated().map { number, cases in
      let lines = ["<testsuites>", "  <testsuite>"] + cases + ["  </testsuite>", "</testsuites>"]
      return try folder.write("\(number).xml", lines.joined(separator: "\n").utf8)
    }
    return try Program.run(["scripts/slowest-tests"] + paths).lines
  }

  private func testCase(_ name: String, _ seconds: String, in suite: String = "ATests.S") -> String {
    #"    <testcase classname="\#(suite)" name="\#(name)" time="\#(seconds)" />"#
  }

  @Test("has ten tests of all files, the slowest first")
  func ten() throws {
    let some = (1...9).map { testCase("test\($0)()", "\($0).25") }
    let others = (10...15).map { testCase("test\($0)()", "\($0)", in: "BTests.S") }
    let list = try list([some, others])
    #expect(list.count == 11)
    #expect(list[1] == "    15.0 s  BTests.S/test15()")
    #expect(list.last == "     6.2 s  ATests.S/test6()")
  }

  @Test("has names as they are written, also of tests that took no time or failed")
  func names() throws {
    let failed = testCase("a&lt;b&quot;&amp;amp; c()", "2").replacing(" />", with: ">")
    let list = try list([[testCase("none()", "5.5e-05"), failed, "      <failure />", "    </testcase>"]])
    #expect(list.dropFirst() == ["     2.0 s  ATests.S/a<b\"&amp; c()", "     0.0 s  ATests.S/none()"])
  }
}
